import { betStatuses, type CouponTypeId } from '@contracts/coupon';
import {
  hasBlocks,
  hasSizes,
  isAntiExpress,
  isConditional,
  isMultiBet,
  isSeveralSingles,
} from '@contracts/coupon-types';
import { betTypes, type CouponInput, milliFromDecimal, millionths, type Minor } from '@contracts/maths/index';
import { readDecimal } from '@contracts/typed/digits';

import { formatAmount } from '@/shared/lib/money';

/** How a bet of the calculator ends. `open`: not yet. */
export const endings = ['open', 'won', 'lost', 'returned', 'halfWon', 'halfLost'] as const;
export type Ending = (typeof endings)[number];

const statusOf = {
  open: undefined,
  won: betStatuses.win,
  lost: betStatuses.lose,
  returned: betStatuses.return,
  halfWon: betStatuses.halfWinHalfReturn,
  halfLost: betStatuses.halfLoseHalfReturn,
} as const;

/** `odds` as typed; `block` 0 is the lobby of a multi-bet. */
export type Row = { id: number; odds: string; ending: Ending; block: number };
export type Draft = { typeId: CouponTypeId; rows: readonly Row[]; stake: Minor | null; size: number };

/** A comma is a decimal point for who types one. */
export const milliOf = (odds: string): number | null => milliFromDecimal(readDecimal(odds));

/** Sums have no currency here, and two decimals. */
const digits = 2;
export const noCurrency = { iso: '', digits, symbol: '' };

/** "1,250" and "62.50": as many decimals as the sum needs. */
export const sumText = (minor: Minor, locale: string): string => formatAmount(minor, digits, locale);

export const mostRows = 20;
/** Without decimals, whose mark each language writes in its own way. */
const usualOdds = '2';
const mostBlocks = 10;

/** The rows that a type takes: more come at the end, those above its most go. */
export function rowsFor(typeId: CouponTypeId, rows: readonly Row[]): readonly Row[] {
  const [least, most] = betTypes[typeId].bets;
  const kept = rows.slice(0, Math.min(most, mostRows));
  const next = Math.max(0, ...rows.map(({ id }) => id)) + 1;
  const more = Array.from({ length: Math.max(0, least - kept.length) }, (_, at) => newRow(next + at, kept.length + at));
  return [...kept, ...more];
}

/** `at`: its place, from 0, which is its first block too. */
export const newRow = (id: number, at: number): Row => ({
  ...{ id, odds: usualOdds, ending: 'open' },
  block: Math.min(at + 1, mostBlocks),
});

/** Sizes that the player may choose from. Empty: the type has none. */
export function sizesOf({ typeId, rows }: Pick<Draft, 'typeId' | 'rows'>): number[] {
  if (!hasSizes(typeId)) return [];
  const units = isMultiBet(typeId)
    ? new Set(rows.map(({ block }) => block).filter((block) => block !== 0)).size
    : rows.length;
  const least = isMultiBet(typeId) ? 1 : 2;
  return Array.from({ length: Math.max(0, units - least) }, (_, at) => at + least);
}

/** The calculator has no book: odds are taken for those of a market with this margin, in hundredths. */
const assumedMargin = 5;
const chanceOf = (milli: number | null): number =>
  milli === null
    ? Number.NaN
    : Math.min(millionths - 1, Math.floor((100_000 * millionths) / (milli * (100 + assumedMargin))));

/** The coupon of the calculator. Odds that are no number stay unreadable, and the mathematics names them. */
export function couponOf({ typeId, rows, stake, size }: Draft): CouponInput {
  const legs = rows.map(({ odds, ending, block }) => ({
    milli: milliOf(odds) ?? Number.NaN,
    statusId: statusOf[ending],
    ...(hasBlocks(typeId) ? { block } : {}),
    ...(isAntiExpress(typeId) ? { chance: chanceOf(milliOf(odds)) } : {}),
  }));
  const sizes = sizesOf({ typeId, rows });
  const amount = stake ?? 0;
  return {
    ...{ typeId, legs },
    ...(isSeveralSingles(typeId) ? { amounts: rows.map(() => amount) } : {}),
    // The first block has the stake; each other one stakes all that the blocks before it returned.
    ...(isConditional(typeId)
      ? { amounts: [...new Set(rows.map(({ block }) => block))].map((_, at) => (at === 0 ? amount : null)) }
      : {}),
    ...(isSeveralSingles(typeId) || isConditional(typeId) ? {} : { amount }),
    ...(sizes.length === 0 ? {} : { systemValue: sizes.includes(size) ? size : sizes[0] }),
  };
}
