import type { CouponTypeId } from '@contracts/coupon';

import { type Bet, type CouponPick, newBet } from './bet';

/**
 * The source of a slip's bets, when all were added together. Spec: coupon §2, §3 "isCouponLoadedFromCode", "expressId".
 */
export type FillSource = 'code' | 'repeat' | 'express' | 'generator';

/** A whole coupon from elsewhere. `systemValue` null: the type has none, or it is not chosen yet. */
export type SlipFill = {
  source: FillSource;
  typeId: CouponTypeId | null;
  systemValue: number | null;
  bets: readonly Bet[];
};

/**
 * A bet of such a coupon. `agreedMilliOdds`: the price that the player agreed to elsewhere, so that the slip shows how it has
 * moved. Null: today's price.
 */
export function filledBet(pick: CouponPick, agreedMilliOdds: number | null, at: number, blockId = 1): Bet {
  const bet = newBet(pick);
  if (agreedMilliOdds === null || agreedMilliOdds === pick.milliOdds) return { ...bet, blockId };
  return { ...bet, blockId, agreedMilliOdds, movedAt: at };
}

/**
 * Takes marks off the bets of a changed coupon. It is no longer the coupon that the house offered (CPN-42), and what the server
 * said about dependent bets was said about another coupon. Returns the same array when no bet has a mark to lose.
 */
export function regrouped(bets: Bet[]): Bet[] {
  if (bets.every(({ expressId, isDepend }) => expressId === undefined && !isDepend)) return bets;
  return bets.map(({ expressId: _, ...bet }) => ({ ...bet, isDepend: false }));
}

/**
 * The accumulator that the house offered, when these bets are all of it and nothing else. Null: this is another coupon. Spec:
 * coupon §3.
 */
export function expressIdOf(bets: readonly Bet[]): string | null {
  const id = bets[0]?.expressId;
  return id !== undefined && bets.every(({ expressId }) => expressId === id) ? id : null;
}
