import { couponTypes, isSeveralSingles } from '../coupon-types.ts';
import type { LineSums } from './lines-sums.ts';
import { luckySums, patentSums } from './lucky.ts';
import { payable } from './payable.ts';
import { priceOf } from './price.ts';
import { milliOf, plus, productOf, type Ratio, ratio, times } from './ratio.ts';
import { inSum } from './several-singles.ts';
import { effectiveCoef, isSettled } from './status.ts';
import { systemSums } from './system.ts';
import type { CouponInput, ExactFigures, Leg } from './types.ts';

/** A leg without terms counts the same in both parts. */
const placeOf = (leg: Leg): Leg => leg.place ?? leg;

const ofPlace =
  (coefOf: (leg: Leg) => Ratio) =>
  (leg: Leg): Ratio =>
    coefOf(placeOf(leg));

const areSettled = (legs: readonly Leg[]): boolean => legs.every((leg) => isSettled(leg) && isSettled(placeOf(leg)));

/** One line: the odds of each part are rounded once, and half of the stake runs on each. */
function oneLine({ legs, amount = 0, maxPayout }: CouponInput) {
  const pays = (milli: bigint) => payable(ratio(BigInt(amount) * milli, 2000n), maxPayout);
  const odds = (coefOf: (leg: Leg) => Ratio) => milliOf(productOf(legs.map(coefOf)));
  const [coef, placeCoef] = [odds(priceOf), odds(ofPlace(priceOf))];
  return {
    coef,
    placeCoef,
    possibleWin: pays(coef + placeCoef),
    minWin: pays(placeCoef),
    ...(areSettled(legs) && { payout: pays(odds(effectiveCoef) + odds(ofPlace(effectiveCoef))) }),
  };
}

/** Each line is there twice, once in each part. */
function manyLines({ legs, amount = 0, maxPayout }: CouponInput, { combo, offset, all, smallest }: LineSums) {
  const line = ratio(BigInt(amount), 2n * BigInt(combo));
  const odds = (sum: Ratio) => milliOf(times(sum, ratio(1n, BigInt(combo))));
  const pays = (sum: Ratio) => payable(times(line, sum), maxPayout);
  const [win, place] = [all(priceOf), all(ofPlace(priceOf))];
  return {
    combo: 2 * combo,
    ...(offset !== undefined && { offset }),
    coef: odds(win),
    placeCoef: odds(place),
    possibleWin: pays(plus(win, place)),
    minWin: pays(smallest(ofPlace(priceOf))),
    ...(areSettled(legs) && { payout: pays(plus(all(effectiveCoef), all(ofPlace(effectiveCoef)))) }),
  };
}

function severalSingles({ legs, amounts = [], maxPayout }: CouponInput): ExactFigures {
  const byBet = legs.map((leg, index) => oneLine({ typeId: 0, legs: [leg], amount: amounts[index] ?? 0, maxPayout }));
  return inSum(
    byBet.map(({ possibleWin }) => possibleWin),
    byBet.map(({ payout }) => payout ?? null),
  );
}

const sumsOf: Partial<Record<number, (input: CouponInput) => LineSums>> = {
  [couponTypes.system]: systemSums,
  [couponTypes.lucky]: luckySums,
  [couponTypes.patent]: patentSums,
};

/** Types that can be each way. */
export const isEachWayType = (typeId: number): boolean =>
  typeId === couponTypes.single ||
  typeId === couponTypes.express ||
  isSeveralSingles(typeId) ||
  sumsOf[typeId] !== undefined;

/**
 * A coupon of two equal halves: a win part and a place part of the same lines. There is no bonus bet.
 */
export function eachWayFigures(input: CouponInput): ExactFigures {
  if (isSeveralSingles(input.typeId)) return severalSingles(input);
  const sums = sumsOf[input.typeId];
  if (sums) return manyLines(input, sums(input));
  return { ...oneLine(input), ...(input.typeId === couponTypes.express && { bonusCoef: null }) };
}
