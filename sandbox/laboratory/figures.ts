import { type Choice, gameOf, type Slug } from '../../contracts/games/index.ts';
import published from '../../contracts/games/returns.json' with { type: 'json' };
import { type Figures, figuresFrom } from './expected.ts';
import { steppedFigures } from './stepped.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, place) => place);
const cube = upTo(216).map((place) => [place % 6, Math.floor(place / 6) % 6, Math.floor(place / 36)]);

/** How likely so many hits are among ten of forty numbers. */
function hitsOf(picked: number, hits: number): number {
  let share = 1;
  for (let place = 0; place < hits; place++) share *= ((picked - place) * (10 - place)) / ((place + 1) * (40 - place));
  for (let place = 0; place < picked - hits; place++) share *= (30 - place) / (40 - hits - place);
  return share;
}

export function kenoDraws(picks: readonly number[]): { draws: number[]; ways: number }[] {
  const own = picks.map((pick) => pick - 1);
  const others = upTo(40).filter((number) => !own.includes(number));
  return upTo(own.length + 1).map((hits) => ({
    draws: [...own.slice(0, hits), ...others.slice(0, 10 - hits)],
    ways: hitsOf(own.length, hits),
  }));
}

/** Outcomes that stand for all others, with their shares. */
const drawsOf: Partial<Record<Slug, (choice: Choice) => { draws: number[]; ways: number }[]>> = {
  dice: ({ below = 0 }) => [
    { draws: [0], ways: below },
    { draws: [9999], ways: 10_000 - below },
  ],
  roulette: () => upTo(37).map((drawn) => ({ draws: [drawn], ways: 1 })),
  wheel: () => upTo(50).map((drawn) => ({ draws: [drawn], ways: 1 })),
  'peg-drop': ({ rows = 8 }) => {
    let ways = 1;
    return upTo(rows + 1).map((pocket) => {
      const outcome = { draws: upTo(rows).map((row) => (row < pocket ? 1 : 0)), ways };
      ways = (ways * (rows - pocket)) / (pocket + 1);
      return outcome;
    });
  },
  'sic-bo': () => cube.map((draws) => ({ draws, ways: 1 })),
  keno: ({ picks = [] }) => kenoDraws(picks),
  scratch: ({ left = [] }) => {
    let first = 0;
    return left.map((ways) => ({ draws: [(first += ways) - ways], ways })).filter(({ ways }) => ways > 0);
  },
};

/** Three outcomes of baccarat: the side wins, ties give the stake back, all else is lost. */
function baccaratFigures(choice: Choice, minor: number): Figures {
  const { payoutOf, returnOf, hitRateOf } = gameOf('baccarat');
  // A nine and kings: who has the nine wins.
  const draws = { player: [8, 12, 12, 12], banker: [12, 8, 12, 12], tie: [8, 8, 12, 12] };
  const side = (choice.spots?.[0] ?? 'player') as keyof typeof draws;
  const exact = Math.round(payoutOf(draws[side], choice, 1_000_000) / 10_000) / 100;
  const won = side === 'tie' ? hitRateOf(choice) : (returnOf(choice) - hitRateOf(choice)) / (exact - 1);
  const pay = payoutOf(draws[side], choice, minor) / minor;
  return figuresFrom([
    { ways: won, pay },
    { ways: hitRateOf(choice) - won, pay: 1 },
    { ways: 1 - hitRateOf(choice), pay: 0 },
  ]);
}

/** Rounds whose outcomes are too many: the published figures, for the best way to play. `perStake`: stakes of a round, on average. */
function publishedFigures(game: Slug, minor: number): Figures {
  const { most, hitRate, deviation } = published[game];
  return { net: (most - 1) * perStake(game), variance: deviation ** 2, rounding: (2 * hitRate) / minor };
}
/** A hand of blackjack is doubled or split so often that it takes more than its first stake. */
const perStake = (game: Slug): number => (game === 'blackjack' ? 1.091551 : 1);

/** `minor`: the first stake. Rows LAB-03, LAB-04. */
export function figuresOf(game: Slug, round: { choice: Choice; draws: readonly number[]; minor: number }): Figures {
  const { choice, minor } = round;
  const stepped = steppedFigures(game, round);
  if (stepped !== null) return stepped;
  if (game === 'baccarat') return baccaratFigures(choice, minor);
  const outcomes = drawsOf[game]?.(choice);
  if (outcomes === undefined) return publishedFigures(game, minor);
  const { payoutOf } = gameOf(game);
  return figuresFrom(outcomes.map(({ draws: drawn, ways }) => ({ ways, pay: payoutOf(drawn, choice, minor) / minor })));
}

/** Games whose player decides by what they see: the published return is that of the best way, and most play worse. */
export const isOfSkill = (game: string): boolean => game === 'jacks' || game === 'blackjack';
