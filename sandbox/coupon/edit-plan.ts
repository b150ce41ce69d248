import { errorCodes as E } from '../../contracts/common.ts';
import type { CouponIn } from '../../contracts/coupon.ts';
import { couponTypes, isOneLine } from '../../contracts/coupon-types.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { couponFigures, milliToWire, type Minor, toWire } from '../../contracts/maths/index.ts';
import { gameIdOf, marketKeyOf } from '../../simulator/index.ts';
import { accountById } from '../ledger/index.ts';
import { siteConfig } from '../site/index.ts';
import type { World } from '../world/world.ts';
import { type Purse, purseOf } from './account.ts';
import { type Plan, planCoupon } from './plan.ts';
import type { RefusalCode } from './refusal.ts';
import { findRefusal } from './review.ts';
import { offerFor } from './sale-price.ts';
import type { Scores } from './scores.ts';
import { readSlip } from './slip.ts';
import type { BetIn, StoredCoupon } from './types.ts';

/** A leg of the edited bet, with the odds that the player saw; null: they ask what these are. */
export type AskedLeg = { marketId: number; coef: number | null };
export type EditFault = RefusalCode | typeof E.saleNotAvailable;

/**
 * What an edit would do now. `value`: of the old bet, and the stake of the new one. `slip` and `plan`: of the new one.
 * Null: a bet of its kind is never edited, so nothing is worked out.
 */
export type EditPlan = {
  fault: EditFault | null;
  value: Minor;
  mistakeUntil: number | null;
  made: { slip: CouponIn; purse: Purse; plan: Plan; possibleWin: Minor } | null;
};

/** Legs without a result: what an edit is about. The results of the others are in the value. */
export const openLegs = ({ bets }: StoredCoupon): number[] =>
  bets.flatMap(({ statusId, marketId }) => (statusId < 0 ? [marketId] : []));

/** The odds of a leg that has no price: the edit is refused whatever they are. */
const noPrice = 1010;

/** A leg as a slip would name it, in the terms of the book. */
function betOf({ simulator }: World, coupon: StoredCoupon, { marketId, coef }: AskedLeg, index: number): BetIn {
  const market = simulator.market(marketId);
  const kept = coupon.bets.find((bet) => bet.marketId === marketId);
  const milli = market !== undefined && market.milli > 1000 ? market.milli : (kept?.milli ?? noPrice);
  return {
    marketId,
    gameId: market?.gameId ?? gameIdOf(marketId),
    typeId: market?.typeId ?? marketKeyOf(marketId).typeId,
    kind: market?.kind ?? 0,
    ...(kept?.facts.expressId !== undefined && { expressId: kept.facts.expressId }),
    coef: coef ?? milliToWire(milli),
    blockId: index + 1,
    isLive: false,
  };
}

const none: EditPlan = { fault: E.saleNotAvailable, value: 0, mistakeUntil: null, made: null };

/**
 * Looks at an edit as placing looks at a slip, with the value of the old bet for the stake. Bonus bets are kept where
 * the site gives them now; promo codes, advances and hyper bonuses are not: a bet with the first two is not for sale.
 * `seen`: the scores of the first look, null at that look itself.
 */
export function planEdit(
  world: World,
  coupon: StoredCoupon,
  legs: readonly AskedLeg[],
  { lng, seen }: { lng: CouponIn['lng']; seen: Scores | null },
): EditPlan {
  if (!isOneLine(coupon.typeId) || accountById(world.db, coupon.accountId) === null) return none;
  const offer = offerFor(world, coupon);
  const value = offer?.price ?? 0;
  // Legs show their odds also while the house does not buy the bet.
  const amount = Math.max(1, value);
  const purse = purseOf(world, coupon.userId, coupon.accountId);
  const typeId = legs.length === 1 ? couponTypes.single : couponTypes.express;
  const bets = legs.map((leg, index) => betOf(world, coupon, leg, index));
  const slip: CouponIn = {
    id: `edit-${String(coupon.id)}`,
    accountId: coupon.accountId,
    amount: toWire(amount, currencyFacts(coupon.iso).digits),
    bets,
    // What the player agreed to is compared as a whole, see edit.ts.
    changeCoefAction: 1,
    coef: 0,
    coefByView: '',
    coefViewId: 0,
    isDropOnScoreChange: true,
    refId: 0,
    typeId,
    bonusBet: { coef: 1 },
    source: 'coupon',
    lng,
  };
  const read = readSlip(world, typeId, bets);
  const plan = planCoupon(world, slip, {
    ...{ typeId, bets: read, purse, amount },
    config: siteConfig(world, lng),
    without: coupon,
  });
  const fault = offer === null ? E.saleNotAvailable : findRefusal(plan, slip, seen);
  const figures = couponFigures(plan.input);
  const possibleWin = figures.ok ? (figures.figures.possibleWin ?? 0) : 0;
  return { fault, value, mistakeUntil: offer?.mistakeUntil ?? null, made: { slip, purse, plan, possibleWin } };
}
