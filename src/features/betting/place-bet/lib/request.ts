import type { CouponBetIn, CouponIn, CouponTypeId } from '@contracts/coupon';
import { currencyFacts } from '@contracts/currencies';
import { milliToWire, oddsText, toWire, isOddsView } from '@contracts/maths';
import type { z } from '@contracts/zod';

import { stakeOf, toWireBet, type Bet, type ChangeCoefAction, type Sent } from '@/entities/coupon';

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
  /** Conditional, one a block in their order; null, or 0 while the field holds no sum: as much as possible. */
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
  /** Absent: the coupon itself. */
  source?: CouponIn['source'];
  refId: number;
  language: string;
};

/** With the score on which the price was seen, and the accumulator that the slip is. */
export function betIn(bet: Bet): z.infer<typeof CouponBetIn> {
  const { game, expressId } = bet;
  return {
    ...toWireBet(bet),
    ...(game.scoreText !== '' && { score: game.scoreText }),
    ...(expressId !== undefined && { expressId }),
  };
}

/** What only some types have. Spec: coupon §3. */
function typeFields(slip: Slip, money: (minor: number | null) => number): Partial<CouponIn> {
  const { typeId, systemValue, isActiveSystemBanker, stake, blockStakes } = slip;
  if (typeId === 2) return { systemValue, isSystemBanker: isActiveSystemBanker };
  if (typeId === 4) return { systemValue };
  if (typeId !== 5) return {};
  const own = blockStakes.map((minor, index) => (index === 0 ? stake : minor === 0 ? null : minor));
  return {
    amountByBlockId: Object.fromEntries(
      own.map((minor, index) => [String(index + 1), minor === null && index > 0 ? null : money(minor)]),
    ),
  };
}

/** "Coupon sent to the server" of the specification (coupon §3). The one place where the slip turns into wire numbers. */
export function couponIn(slip: Slip): CouponIn {
  const { digits } = currencyFacts(slip.iso);
  const money = (minor: number | null) => toWire(minor ?? 0, digits);
  const milli = slip.milliOdds ?? 0;
  const view = isOddsView(slip.coefViewId) ? slip.coefViewId : 0;
  return {
    id: slip.id ?? '',
    ...(slip.accountId !== null && { accountId: slip.accountId }),
    amount: money(slip.totalStake),
    ...(slip.typeId === 9 && {
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
    ...(slip.exactCoef !== null && slip.typeId < 2 && { exactCoef: milliToWire(slip.exactCoef) }),
    isDropOnScoreChange: slip.isDropOnScoreChange,
    refId: slip.refId,
    typeId: slip.typeId,
    ...(slip.userId !== null && { userId: slip.userId }),
    ...extraFields(slip.extras, slip.typeId, money),
    source: slip.source ?? 'coupon',
    lng: slip.language,
  };
}

/** The slip as it leaves. `now`: epoch ms. */
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
