/**
 * Toto and lotto: pure mathematics, the same on both sides of the wire. Money: whole minor units of `poolIso`. Rows TOTO,
 * LOTTO.
 *
 * toto    totoKind, arePicks                   the kinds as a table
 *         linesOf, hitsOf, linesWith           lines of a ticket, and how many of them have so many right
 *         settlePool, potsOf, isVoidDraw       who gets what, what rolls over
 * lotto   lottos, drawsWith, lottoReturn       the lotteries, exact odds and return
 *         lottoSeeds, lottoShape, toldNumbers  numbers of a draw out of its seed, with `drawsOf` of contracts/games
 */
export { hitsOf, linesOf, linesWith, mostLines } from './hits.ts';
export type { Picks, Results } from './hits.ts';
export { arePicks, isTotoKind, totoKind, totoKindNames } from './kinds.ts';
export type { FinalScore, TotoKindName } from './kinds.ts';
export {
  allDraws,
  drawsWith,
  isLottoLine,
  lottoDrawCounts,
  lottoOf,
  lottoPrize,
  lottoReturn,
  lottos,
  lottoSeeds,
  lottoSeedText,
  lottoShape,
  mostLottoLines,
  rightOf,
  toldNumbers,
} from './lotto.ts';
export type { Lotto } from './lotto.ts';
export { isVoidDraw, potsOf, prizeOf, settlePool } from './settle.ts';

/** Pools and lotteries count in this currency; a ticket may be paid in another one. */
export const poolIso = 'RUB';
export const poolDigits = 2;
/** Least and most stake of one line, minor units of `poolIso`. */
export const unitBounds = { min: 500, max: 100_000 } as const;
