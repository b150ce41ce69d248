import {
  baccaratSides,
  type Choice,
  cometReels,
  gameOf,
  lanternReels,
  leastBelow,
  mostBelow,
  pegRows,
  sicBoSpots,
  type Slug,
  spotNames,
} from '../../contracts/games/index.ts';
import { bingoFigures } from './bingo-figures.ts';
import { blackjackFigures } from './blackjack-figures.ts';
import type { Figures } from './game-figures.ts';
import { outcomesOf } from './game-outcomes.ts';
import { jacksFigures } from './jacks-figures.ts';
import { reelFigures } from './reel-figures.ts';

/** Large enough that nothing is rounded: no pay has a finer part than a ten-thousandth of a fifth or a third. */
const stake = 150_000;

/** Computed from every outcome, with whole numbers alone until the last division. */
function countedFigures(game: Slug, choice: Choice): Figures {
  const { payoutOf } = gameOf(game);
  const sums = { ways: 0n, paid: 0n, squares: 0n, hits: 0n };
  for (const { draws, ways } of outcomesOf(game, choice)) {
    const paid = BigInt(payoutOf(draws, choice, stake));
    sums.ways += ways;
    sums.paid += ways * paid;
    sums.squares += ways * paid * paid;
    if (paid > 0n) sums.hits += ways;
  }
  const all = Number(sums.ways);
  const share = Number(sums.paid) / all / stake;
  const deviation = Math.sqrt(Number(sums.squares) / all / stake ** 2 - share ** 2);
  return { return: share, hitRate: Number(sums.hits) / all, deviation };
}

/** Games with too many outcomes to write each down, or whose player decides on the way: each in its own exact way. */
const own: Partial<Record<Slug, () => Figures>> = {
  'lantern-tide': () => reelFigures(lanternReels),
  'comet-garden': () => reelFigures(cometReels),
  jacks: () => jacksFigures(),
  blackjack: blackjackFigures,
  'bingo-75': bingoFigures,
};

export const figuresOf = (game: Slug, choice: Choice): Figures => own[game]?.() ?? countedFigures(game, choice);

const upTo = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, place) => least + place);
const risks = ['low', 'medium', 'high'] as const;
const only = (spot: string): Choice => ({ spots: [spot] });

/** Every choice whose figures differ, the first one of the page first. */
export const choicesOf: Readonly<Record<Slug, readonly Choice[]>> = {
  dice: [5000, ...upTo(leastBelow, mostBelow)].map((below) => ({ below })),
  'five-lines': [{}],
  mines: upTo(1, 24).flatMap((mines) => upTo(1, 25 - mines).map((opened) => ({ mines, cells: upTo(0, opened - 1) }))),
  roulette: [
    only('red'),
    ...spotNames.map(only),
    { spots: ['red', '17', 'column3'] },
    { spots: ['red:50', '17-20:20', '17:10'] },
  ],
  wheel: ['medium', 'low', 'high'].map((risk) => ({ risk: risk as (typeof risks)[number] })),
  'peg-drop': [{ rows: 12, risk: 'low' }, ...pegRows.flatMap((rows) => risks.map((risk) => ({ rows, risk })))],
  'hi-lo': [{ calls: ['up'] }, { calls: ['down'] }],
  keno: [5, ...upTo(1, 10)].map((picked) => ({ picks: upTo(1, picked) })),
  'sic-bo': [only('small'), ...sicBoSpots.map(only), { spots: ['big', 'total9', 'face3'] }],
  baccarat: baccaratSides.map(only),
  'lantern-tide': [{}],
  jacks: [{}],
  blackjack: [{}],
  'bingo-75': [gameOf('bingo-75').first],
  scratch: [{}],
  'comet-garden': [{}],
};
