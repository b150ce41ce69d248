import {
  type Choice,
  gameOf,
  leastBelow,
  mostBelow,
  pegRows,
  type Slug,
  spotNames,
} from '../../contracts/games/index.ts';
import { outcomesOf } from './game-outcomes.ts';

/** Shares of the stake, and the standard deviation of what a round pays, in stakes. */
export type Figures = { return: number; hitRate: number; deviation: number };

/** Large enough that nothing is rounded: no pay has a finer part than a ten-thousandth of a fifth or a third. */
const stake = 150_000;

/** Computed from every outcome, with whole numbers alone until the last division. */
export function figuresOf(game: Slug, choice: Choice): Figures {
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

const upTo = (least: number, most: number): number[] =>
  Array.from({ length: most - least + 1 }, (_, place) => least + place);
const risks = ['low', 'medium', 'high'] as const;

/** Every choice whose figures differ, the first one of the page first. */
export const choicesOf: Readonly<Record<Slug, readonly Choice[]>> = {
  dice: [5000, ...upTo(leastBelow, mostBelow)].map((below) => ({ below })),
  'five-lines': [{}],
  mines: upTo(1, 24).flatMap((mines) => upTo(1, 25 - mines).map((opened) => ({ mines, cells: upTo(0, opened - 1) }))),
  roulette: [{ spots: ['red'] }, ...spotNames.map((spot) => ({ spots: [spot] })), { spots: ['red', '17', 'column3'] }],
  wheel: ['medium', 'low', 'high'].map((risk) => ({ risk: risk as (typeof risks)[number] })),
  'peg-drop': [{ rows: 12, risk: 'low' }, ...pegRows.flatMap((rows) => risks.map((risk) => ({ rows, risk })))],
  'hi-lo': [{ calls: ['up'] }, { calls: ['down'] }],
};
