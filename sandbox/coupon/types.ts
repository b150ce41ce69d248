import type { BetStatusId, Coupon, CouponBetIn, CouponTypeId } from '../../contracts/coupon.ts';
import type { HyperBonus, Milli, Minor } from '../../contracts/maths/index.ts';
import type { z } from '../../contracts/zod.ts';
import type { SimGame, Text } from '../simulator/types.ts';

export type BetIn = z.infer<typeof CouponBetIn>;

/** What the figures of a coupon follow from beside its bets. Kept with the coupon, so that it settles by the terms it was taken on. */
export type Terms = {
  systemValue?: number | undefined;
  isActiveSystemBanker?: boolean | undefined;
  /** Conditional: one a block. */
  amounts?: (Minor | null)[] | undefined;
  hasBonusBet?: boolean | undefined;
  exactMilli?: Milli | undefined;
  maxPayout: Minor;
  hyper?: HyperBonus | undefined;
  promoCode?: string | undefined;
  /** Of a lost stake so much comes back. */
  promoBack?: Minor | undefined;
  /** Part of the stake that was advanced, and how much of it payouts have given back. */
  prepaid?: Minor | undefined;
  covered?: Minor | undefined;
  /** Asked of a trader: the maximum that was exceeded, and what he offers instead; `until`: ms. */
  vip?: { max: Minor; offer?: { amount: Minor; until: number } | undefined } | undefined;
};

/** What was bet on, as it was when the bet was taken; `game` follows the match until it is settled. */
export type BetFacts = Omit<BetIn, 'coef' | 'blockId'> & {
  name: Text;
  groupName: Text;
  groupId?: number;
  champName: Text | null;
  sportId: number;
  champId: number;
  game: SimGame;
};

/** `milli`: odds at which the bet was taken. */
export type StoredBet = {
  position: number;
  marketId: number;
  gameId: number;
  milli: Milli;
  block: number;
  kind: number;
  statusId: BetStatusId;
  facts: BetFacts;
};

/** A coupon that was taken. Money in minor units of `iso`, times in ms. `payout` null: not settled. */
export type StoredCoupon = {
  id: number;
  userId: number;
  accountId: number;
  iso: string;
  typeId: CouponTypeId;
  state: Coupon['state'];
  statusId: BetStatusId;
  amount: Minor;
  milli: Milli;
  askedMilli: Milli;
  possibleWin: Minor;
  payout: Minor | null;
  terms: Terms;
  placedAt: number;
  settledAt: number | null;
  bets: StoredBet[];
};
