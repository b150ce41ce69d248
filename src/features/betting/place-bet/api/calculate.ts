import { AmountsAnswer, AmountsRequest, CouponCalcAnswer, type CouponIn } from '@contracts/coupon';
import { currencyFacts } from '@contracts/currencies';
import { milliFromWire, toMinor } from '@contracts/maths';
import type { z } from '@contracts/zod';

import type { BetMarks } from '@/entities/coupon';
import type { Calculation, Left, Limits } from '@/entities/coupon-figures';
import { pricesOf } from '@/entities/placement';
import { createApiQuery } from '@/shared/api';

/** `iso`: the currency of the answer's sums. */
export type CalculateParams = { request: CouponIn; iso: string };
export type AmountsParams = { request: z.infer<typeof AmountsRequest>; iso: string };
export type Calculated = {
  calculation: Calculation;
  marks: BetMarks[];
  /** Thousandths by market id. */
  prices: Record<number, number>;
};

/** A wire sum in minor units of `iso`. An absent sum stays null. */
const minorOf = (iso: string) => {
  const { digits } = currencyFacts(iso);
  return (wire: number | null | undefined): number | null =>
    wire === null || wire === undefined ? null : toMinor(wire, digits);
};

const maxByBet = (
  byBetId: Record<string, number | null> | undefined,
  money: ReturnType<typeof minorOf>,
): Limits['maxByBet'] =>
  byBetId === undefined ? null : Object.fromEntries(Object.entries(byBetId).map(([id, wire]) => [id, money(wire)]));

const leftOf = (
  { left }: Pick<z.infer<typeof AmountsAnswer>['data'], 'left'>,
  money: ReturnType<typeof minorOf>,
): Left | null =>
  left === undefined ? null : { marketId: left.marketId, of: left.of, minor: money(left.amount) ?? 0 };

/** POST /coupon-api/v1/recalculate, for visitors too. The latest answer wins. Spec: api §8. */
export const recalculateQuery = createApiQuery({
  request: ({ request }: CalculateParams) => ({ method: 'POST', path: '/coupon-api/v1/recalculate', body: request }),
  contract: CouponCalcAnswer,
  mapData: ({ data }, { iso }): Calculated => {
    const money = minorOf(iso);
    return {
      calculation: {
        minBetAmount: money(data.minBetAmount) ?? 0,
        maxBetAmount: money(data.maxBetAmount),
        maxPayout: money(data.maxPayout),
        maxByBet: maxByBet(data.byBetId, money),
        left: leftOf(data, money),
        eachWay: (data.bets.length === 1 ? data.bets[0]?.eachWay : undefined) ?? null,
        availablePrepaidAmount: money(data.availablePrepaidAmount) ?? 0,
        antiExpressCoef: data.antiExpressCoef === undefined ? null : milliFromWire(data.antiExpressCoef),
        systemValues: data.systemValues.map((option) => ({ ...option, minBetAmount: money(option.minBetAmount) ?? 0 })),
        bonusCoef: data.bonusBet === undefined ? null : milliFromWire(data.bonusBet.coef),
        hyperBonusPercent: data.hyperBonus?.hyperBonusPercent ?? null,
        minHyperBonusBetLimit: money(data.hyperBonus?.minHyperBonusBetLimit),
        maxHyperBonusLimit: money(data.hyperBonus?.maxHyperBonusLimit),
      },
      marks: data.bets,
      prices: pricesOf(data.bets),
    };
  },
});

/** POST /coupon-api/v1/amounts: the limits of a signed-in player. Spec: api §8. */
export const amountsQuery = createApiQuery({
  request: ({ request }: AmountsParams) => ({ method: 'POST', path: '/coupon-api/v1/amounts', body: request }),
  contract: AmountsAnswer,
  mapData: ({ data }, { iso }): Limits => {
    const money = minorOf(iso);
    return {
      minBetAmount: money(data.minBetAmount) ?? 0,
      maxBetAmount: money(data.maxBetAmount),
      maxPayout: money(data.maxPayout),
      maxByBet: maxByBet(data.byBetId, money),
      left: leftOf(data, money),
      ownMax: money(data.ownMaxAmount),
    };
  },
});
