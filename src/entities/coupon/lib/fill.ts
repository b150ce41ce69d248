import type { CouponTypeId } from '@contracts/coupon';

import { newBet, type Bet, type CouponPick } from './bet';

/** Where the bets of a slip came from in one piece. Spec: coupon §2, §3 "isCouponLoadedFromCode", "expressId". */
export type FillSource = 'code' | 'repeat' | 'express' | 'generator';

/** A whole coupon from elsewhere. `systemValue` null: the type has none, or nobody chose it. */
export type SlipFill = {
  source: FillSource;
  typeId: CouponTypeId | null;
  systemValue: number | null;
  bets: readonly Bet[];
};

/** A bet of such a coupon. `agreedMilliOdds`: the price that was agreed to elsewhere, so that the slip shows how it has moved; null: today's. */
export function filledBet(pick: CouponPick, agreedMilliOdds: number | null, at: number, blockId = 1): Bet {
  const bet = newBet(pick);
  if (agreedMilliOdds === null || agreedMilliOdds === pick.milliOdds) return { ...bet, blockId };
  return { ...bet, blockId, agreedMilliOdds, movedAt: at };
}

/**
 * Bets of a changed coupon: it is no longer the one that was offered (CPN-42), and what the server said of its bets' dependence was said of another.
 * The same array when none has a mark to lose.
 */
export function regrouped(bets: Bet[]): Bet[] {
  if (bets.every(({ expressId, isDepend }) => expressId === undefined && !isDepend)) return bets;
  return bets.map(({ expressId: _, ...bet }) => ({ ...bet, isDepend: false }));
}

/** The offered accumulator that these bets are, whole and with nothing beside it; null: another coupon. Spec: coupon §3. */
export function expressIdOf(bets: readonly Bet[]): string | null {
  const id = bets[0]?.expressId;
  return id !== undefined && bets.every(({ expressId }) => expressId === id) ? id : null;
}
