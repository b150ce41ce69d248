import type { ChangeCoefAction, CouponIn } from '@contracts/coupon';

import type { Bet, Sent } from '@/entities/coupon/@x/placement';

import { noExtras } from './extra-fields';
import { toSent } from './request';

/** The account that pays for a single outside the coupon, and the terms. `balance`: minor units of `iso`. */
export type SingleTerms = {
  userId: number;
  accountId: number;
  balance: number;
  iso: string;
  changeCoefAction: ChangeCoefAction;
  isDropOnScoreChange: boolean;
  coefViewId: number;
  refId: number;
  language: string;
};
type Single = { key: string; bet: Bet; stake: number; source: CouponIn['source']; now: number };

/** Makes a slip with a key that nobody else has: whatever becomes of the coupon, one press is one bet (decision D-100). */
export function singleOf({ key, bet, stake, source, now }: Single, terms: SingleTerms): Sent {
  return toSent(
    {
      ...terms,
      id: key,
      bets: [bet],
      typeId: 0,
      stake,
      totalStake: stake,
      stakeByBet: {},
      systemValue: 2,
      isActiveSystemBanker: true,
      blockStakes: [],
      milliOdds: bet.market.milliOdds,
      exactCoef: null,
      extras: noExtras,
      source,
    },
    now,
  );
}
