import { couponTypes, isFullCover, isMultiBet, isSystem } from '../coupon-types.ts';
import { multiBetUnits, systemUnits, type Units } from './blocks.ts';
import { payable } from './payable.ts';
import { priceOf } from './price.ts';
import { productOf, ratio, times } from './ratio.ts';
import { effectiveCoef, isSettled } from './status.ts';
import { binomial } from './symmetric.ts';
import type { CouponInput, Leg, Minor } from './types.ts';

/**
 * One line of a coupon: its bets by their place. `win` if all of them win; `payout` null while that is open. Minor
 * units, rounded down.
 */
export type CouponLine = { legs: number[]; win: Minor; payout: Minor | null };

function* combinations<T>(all: readonly T[], size: number, from = 0): Generator<T[]> {
  if (size === 0) yield [];
  else
    for (let index = from; index <= all.length - size; index += 1)
      for (const rest of combinations(all, size - 1, index + 1)) yield [all[index] as T, ...rest];
}

/** The parts of the lines, and how many units there are. Null: the coupon has no lines. */
function shapeOf({
  typeId,
  legs,
  systemValue = 2,
  isActiveSystemBanker,
}: CouponInput): (Units & { sizes: number[] }) | null {
  if (isSystem(typeId)) return { ...systemUnits(legs, isActiveSystemBanker), sizes: [systemValue] };
  if (isMultiBet(typeId)) return { ...multiBetUnits(legs), sizes: [systemValue] };
  if (!isFullCover(typeId)) return null;
  const all = legs.map((_, index) => index + 1);
  return { fixed: [], units: legs.map((leg) => [leg]), sizes: typeId === couponTypes.lucky ? all : all.slice(1) };
}

/** How many lines a coupon has. 0: it is a single line, or has none. */
export function lineCount(input: CouponInput): number {
  const shape = shapeOf(input);
  return shape?.sizes.reduce((sum, size) => sum + binomial(shape.units.length, size), 0) ?? 0;
}

/**
 * The first `most` lines of a system, multi-bet, lucky or patent. Each line's payout is rounded; the coupon pays the
 * exact sum.
 */
export function couponLines(input: CouponInput, most: number): CouponLine[] {
  const shape = shapeOf(input);
  if (shape === null) return [];
  const { fixed, units, sizes } = shape;
  const stake = ratio(BigInt(input.amount ?? 0), BigInt(lineCount(input)));
  const place = new Map(input.legs.map((leg, index) => [leg, index]));
  const pays = (factors: ReturnType<typeof priceOf>[]): Minor =>
    Number(payable(times(stake, productOf(factors)), null));
  const payoutOf = (line: readonly Leg[]): Minor | null => {
    if (line.some(({ statusId }) => statusId === 0)) return 0;
    return line.every(isSettled) ? pays(line.map(effectiveCoef)) : null;
  };
  const lines: CouponLine[] = [];
  for (const size of sizes)
    for (const chosen of combinations(units, size)) {
      if (lines.length === most) return lines;
      const line = [...fixed, ...chosen.flat()];
      const legs = line.map((leg) => place.get(leg) ?? 0).toSorted((a, b) => a - b);
      lines.push({ legs, win: pays(line.map(priceOf)), payout: payoutOf(line) });
    }
  return lines;
}
