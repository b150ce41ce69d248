import { drawsOf, messagesOf } from '../games/fair.ts';
import { partOf } from '../games/game.ts';
import { hasOnly, type SharedMaths } from './shared-game.ts';

export const kenoNumbers = 40;
export const kenoDrawn = 10;
export const mostPicks = 8;

/** What so many picks pay by their hits, hundredths of the stake: `kenoPays[picks][hits]`. */
export const kenoPays: readonly (readonly number[])[] = [
  [],
  [0, 385],
  [0, 150, 650],
  [0, 0, 550, 1700],
  [0, 0, 250, 750, 5600],
  [0, 0, 0, 650, 3200, 36_000],
  [0, 0, 0, 450, 1150, 4800, 37_500],
  [0, 0, 0, 250, 600, 2600, 20_500, 350_000],
  [0, 0, 0, 0, 800, 1950, 6900, 38_000, 380_000],
];

function choose(from: number, taken: number): number {
  let ways = 1;
  for (let place = 1; place <= taken; place++) ways = (ways * (from - taken + place)) / place;
  return Math.round(ways);
}

/** In how many draws of all `choose(40, 10)` so many of the picks come. */
const waysOf = (picks: number, hits: number): number =>
  choose(picks, hits) * choose(kenoNumbers - picks, kenoDrawn - hits);

const payOf = (picks: number, hits: number): number => kenoPays[picks]?.[hits] ?? 0;
const hitsOf = (picks: readonly number[], draws: readonly number[]): number =>
  picks.filter((pick) => draws.includes(pick - 1)).length;
const shape = { count: kenoDrawn, of: kenoNumbers, isDealt: true };

/** Adds `by` of every number of hits, weighted by how often it comes. */
const meanOf = (picks: number, by: (pay: number) => number): number => {
  let sum = 0;
  for (let hits = 0; hits <= picks; hits++) sum += waysOf(picks, hits) * by(payOf(picks, hits));
  return sum / choose(kenoNumbers, kenoDrawn);
};

/** Ten of forty numbers for everybody; the player picks one to eight. */
export const kenoDraw: SharedMaths<'keno-draw'> = {
  id: 102,
  slug: 'keno-draw',
  of: kenoNumbers,
  timing: { by: 'clock', periodMs: 60_000, closeMs: 15_000, drawMs: 5000 },
  first: { picks: [] },
  signed: ({ hash, salt, number }) => ({
    key: hash,
    messages: messagesOf({ serverSeed: hash, clientSeed: salt, nonce: number }, shape),
  }),
  drawsOf: (digests) => drawsOf(digests, shape),
  isChoice: (choice) => {
    const { picks = [] } = choice;
    const isKnown = picks.every((pick) => Number.isInteger(pick) && pick >= 1 && pick <= kenoNumbers);
    const isOnce = new Set(picks).size === picks.length;
    return hasOnly(choice, ['picks']) && isKnown && isOnce && picks.length > 0 && picks.length <= mostPicks;
  },
  payoutOf: ({ draws, choice: { picks = [] } }, minor) => partOf(minor, payOf(picks.length, hitsOf(picks, draws)), 100),
  returnOf: ({ picks = [] }) => meanOf(picks.length, (pay) => pay / 100),
  hitRateOf: ({ picks = [] }) => meanOf(picks.length, (pay) => (pay > 0 ? 1 : 0)),
};
