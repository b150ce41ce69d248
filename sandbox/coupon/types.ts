import type { BetStatusId, Coupon, CouponBetIn, CouponTypeId } from '../../contracts/coupon.ts';
import type { HyperBonus, Milli, Minor } from '../../contracts/maths/index.ts';
import type { RaceLeg } from '../../contracts/race-leg.ts';
import type { z } from '../../contracts/zod.ts';
import type { SimMatch } from '../../simulator/index.ts';
import type { Text } from '../texts/text.ts';

export type BetIn = z.infer<typeof CouponBetIn>;

/**
 * The values besides its bets that a coupon's figures depend on. Stored with the coupon, so that it settles by the
 * terms on which it was taken.
 */
export type Terms = {
  systemValue?: number | undefined;
  isActiveSystemBanker?: boolean | undefined;
  /** Conditional: one for each block. */
  amounts?: (Minor | null)[] | undefined;
  hasBonusBet?: boolean | undefined;
  isEachWay?: boolean | undefined;
  exactMilli?: Milli | undefined;
  maxPayout: Minor;
  /** See margin-paid.ts; absent: the coupon is older than that. */
  margin?: number | undefined;
  hyper?: HyperBonus | undefined;
  promoCode?: string | undefined;
  /** This share of a lost stake comes back. */
  promoBack?: Minor | undefined;
  /** The advanced part of the stake, and how much of it payouts have given back. */
  prepaid?: Minor | undefined;
  covered?: Minor | undefined;
  /** It ended with its player's account, whatever the results of its bets. */
  isReturned?: boolean | undefined;
  /**
   * A request to a trader: the maximum that the player exceeded, the trader's offer (`until`: ms), and the reason of a
   * refusal.
   */
  vip?: { max: Minor; offer?: { amount: Minor; until: number } | undefined; refusal?: number } | undefined;
};

/** What the player bet on, as it was then. `game` follows the match until the bet is settled. */
export type BetFacts = Omit<BetIn, 'coef' | 'blockId'> & {
  /** The fair one, in millionths, when the bet was taken: an anti-express is settled by it. */
  chance?: number;
  name: Text;
  groupName: Text;
  groupId?: number;
  /** See early-payout.ts; of the day on which the bet was taken. */
  earlyLead?: number;
  champName: Text | null;
  /** On a race: the time of play at which the bet was taken, and what the race has done to it since (race-leg.ts). */
  race?: RaceLeg & { takenAt: number };
  sportId: number;
  champId: number;
  game: SimMatch;
};

/** `milli`: the odds at which the bet was taken. */
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

/** A taken coupon. Money in minor units of `iso`, times in ms. `payout` null: not settled. */
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
