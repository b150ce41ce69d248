import type { CouponTypeId } from '../../contracts/coupon.ts';
import { isAntiExpress, isSeveralSingles } from '../../contracts/coupon-types.ts';
import {
  carriesHyper,
  type CouponFigures,
  couponFigures,
  type CouponInput,
  hyperBonusOf,
  type Leg,
  type Milli,
  millionths,
  type Minor,
  productMilli,
} from '../../contracts/maths/index.ts';
import { racedLeg } from './race-leg.ts';
import type { StoredBet, StoredCoupon, Terms } from './types.ts';

/** Turns a coupon into the input of the bet mathematics. */
export const inputOf = (typeId: CouponTypeId, legs: readonly Leg[], amount: Minor, terms: Terms): CouponInput => ({
  typeId,
  legs,
  amount,
  amounts: terms.amounts,
  systemValue: terms.systemValue,
  isActiveSystemBanker: terms.isActiveSystemBanker,
  maxPayout: terms.maxPayout,
  exactCoef: terms.exactMilli,
  bonusEnabled: terms.hasBonusBet,
  isEachWay: terms.isEachWay,
});

/** The odds of a whole coupon: what multiplies its stake when everything wins. */
export function headlineMilli(input: CouponInput): Milli {
  const { typeId, legs } = input;
  const stake = 1_000_000;
  const amounts = input.amounts?.map((_, index) => (index === 0 || isSeveralSingles(typeId) ? stake : null));
  const result = couponFigures({ ...input, amount: stake, amounts, maxPayout: null, exactCoef: undefined });
  if (!result.ok) return productMilli(legs.map(({ milli }) => milli));
  const { coef, antiExpressCoef, possibleWin } = result.figures;
  if (isAntiExpress(typeId)) return antiExpressCoef ?? 0;
  if (coef !== undefined) return coef;
  const staked = isSeveralSingles(typeId) ? stake * legs.length : stake;
  return Math.floor(((possibleWin ?? 0) * 1000) / staked);
}

/** The lines that share the stake. */
export function linesOf(input: CouponInput): number {
  const result = couponFigures({ ...input, amount: input.amount ?? 1, maxPayout: null, exactCoef: undefined });
  return result.ok ? (result.figures.combo ?? 1) : 1;
}

/** Bets from before chances were kept count with what their price says. */
const legOf = ({ milli, statusId, block, kind, facts }: StoredBet): Leg => ({
  ...{ milli, statusId, block, kind },
  ...racedLeg(facts.race, milli, statusId),
  chance: facts.chance ?? Math.round((1000 * millionths) / milli),
});

/** Figures of a taken coupon, by the results known so far. */
export function figuresOf({
  typeId,
  bets,
  amount,
  terms,
}: Pick<StoredCoupon, 'typeId' | 'bets' | 'amount' | 'terms'>): CouponFigures {
  const result = couponFigures(inputOf(typeId, bets.map(legOf), amount, terms));
  if (!result.ok) throw new Error(`A coupon that was taken does not calculate: ${result.problem.code}`);
  const { hyper, maxPayout } = terms;
  // A returned leg loses its part of the bonus, as with the bonus bet. Decision D-661.
  if (hyper === undefined || !carriesHyper(bets)) return result.figures;
  const raised = (win: Minor): Minor => Math.min(maxPayout, win + hyperBonusOf(hyper, amount, win));
  const { possibleWin, payout } = result.figures;
  return {
    ...result.figures,
    possibleWin: possibleWin === null ? null : raised(possibleWin),
    ...(payout !== undefined && { payout: raised(payout) }),
  };
}
