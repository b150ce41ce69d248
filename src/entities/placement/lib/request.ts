import type { ChangeCoefAction, CouponBetIn, CouponIn, CouponTypeId } from '@contracts/coupon';
import { isConditional, isMultiBet, isOneLine, isSeveralSingles, isSystem } from '@contracts/coupon-types';
import { currencyFacts } from '@contracts/currencies';
import { isOddsView, milliToWire, oddsText, toWire } from '@contracts/maths';
import type { z } from '@contracts/zod';

import { type Bet, type Sent, stakeOf, toWireBet } from '@/entities/coupon/@x/placement';

import { extraFields, type Extras } from './extra-fields';

/** Money in minor units of `iso`, odds in thousandths. `accountId`, `userId`: null for a visitor, who may only calculate. */
export type Slip = {
  id: string | null;
  bets: readonly Bet[];
  typeId: CouponTypeId;
  stake: number | null;
  totalStake: number | null;
  stakeByBet: Readonly<Record<string, number | null>>;
  systemValue: number;
  isActiveSystemBanker: boolean;
  /** Conditional coupon: one stake for each block, in their order. Null, or 0 while the field holds no sum: as much as possible. */
  blockStakes: readonly (number | null)[];
  milliOdds: number | null;
  iso: string;
  accountId: number | null;
  userId: number | null;
  changeCoefAction: ChangeCoefAction;
  coefViewId: number;
  exactCoef: number | null;
  isDropOnScoreChange: boolean;
  extras: Extras;
  /** Absent: the slip comes from the coupon itself. */
  source?: CouponIn['source'];
  refId: number;
  language: string;
};

/** Adds to a bet the score at which the player saw the price, and the accumulator that the slip is. */
export function betIn(bet: Bet): z.infer<typeof CouponBetIn> {
  const { game, expressId } = bet;
  return {
    ...toWireBet(bet),
    ...(game.scoreText !== '' && { score: game.scoreText }),
    ...(expressId !== undefined && { expressId }),
  };
}

/** The fields that only some types have. Spec: coupon §3. */
function typeFields(slip: Slip, money: (minor: number | null) => number): Partial<CouponIn> {
  const { typeId, systemValue, isActiveSystemBanker, stake, blockStakes } = slip;
  if (isSystem(typeId)) return { systemValue, isSystemBanker: isActiveSystemBanker };
  if (isMultiBet(typeId)) return { systemValue };
  if (!isConditional(typeId)) return {};
  const own = blockStakes.map((minor, index) => (index === 0 ? stake : minor === 0 ? null : minor));
  return {
    amountByBlockId: Object.fromEntries(
      own.map((minor, index) => [String(index + 1), minor === null && index > 0 ? null : money(minor)]),
    ),
  };
}

/** Makes the "Coupon sent to the server" of the specification (coupon §3). Only here does the slip turn into wire numbers. */
export function couponIn(slip: Slip): CouponIn {
  const { digits } = currencyFacts(slip.iso);
  const money = (minor: number | null) => toWire(minor ?? 0, digits);
  const milli = slip.milliOdds ?? 0;
  const view = isOddsView(slip.coefViewId) ? slip.coefViewId : 0;
  return {
    id: slip.id ?? '',
    ...(slip.accountId !== null && { accountId: slip.accountId }),
    amount: money(slip.totalStake),
    ...(isSeveralSingles(slip.typeId) && {
      amountByBetId: Object.fromEntries(
        slip.bets.map((bet) => [bet.market.id, money(stakeOf(bet, slip.stake, slip.stakeByBet))]),
      ),
    }),
    ...typeFields(slip, money),
    bets: slip.bets.map(betIn),
    changeCoefAction: slip.changeCoefAction,
    coef: milliToWire(milli),
    coefByView: milli > 1000 ? oddsText(milli, view) : '',
    coefViewId: view,
    ...(slip.exactCoef !== null && isOneLine(slip.typeId) && { exactCoef: milliToWire(slip.exactCoef) }),
    isDropOnScoreChange: slip.isDropOnScoreChange,
    refId: slip.refId,
    typeId: slip.typeId,
    ...(slip.userId !== null && { userId: slip.userId }),
    ...extraFields(slip.extras, slip.typeId, money),
    source: slip.source ?? 'coupon',
    lng: slip.language,
  };
}

/** The slip as the server gets it. `now`: epoch ms. */
export const toSent = (slip: Slip, now: number): Sent => ({
  key: slip.id ?? '',
  userId: slip.userId ?? 0,
  sentAt: now,
  request: couponIn(slip),
  bets: [...slip.bets],
  stake: slip.totalStake ?? 0,
  iso: slip.iso,
  milliOdds: slip.milliOdds,
});
