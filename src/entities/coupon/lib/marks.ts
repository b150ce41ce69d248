import type { CouponTypeId } from '@contracts/coupon';
import { isExpress } from '@contracts/coupon-types';
import { betTypes } from '@contracts/maths';

import type { Bet } from './bet';

type MatchState = Pick<Bet['game'], 'isFinished' | 'status' | 'elapsed' | 'liveInLive'>;

/** Spec: coupon §4. */
export const isFinishedMatch = (match: Pick<MatchState, 'isFinished' | 'status'>): boolean =>
  match.isFinished || match.status === 4;

/** Spec: coupon §4. */
export const isLiveBet = (bet: { game: MatchState; market: { isLive: boolean } }): boolean =>
  !isFinishedMatch(bet.game) &&
  ((bet.game.elapsed ?? 0) > 0 ||
    bet.game.liveInLive ||
    bet.game.status === 2 ||
    bet.game.status === 3 ||
    bet.market.isLive);

/** The reason why a bet cannot be placed in its present state. Each value is also a text key: `coupon.lock.<value>`. */
export type BetLock = 'finished' | 'gone' | 'blocked' | 'no_price' | 'dependent' | 'banned_express';

/** Market ids of the bets that share their match with another bet of the slip. */
export function sameGameIds(bets: readonly Bet[]): Set<number> {
  const counts = new Map<number, number>();
  for (const { game } of bets) counts.set(game.constId, (counts.get(game.constId) ?? 0) + 1);
  return new Set(bets.filter(({ game }) => (counts.get(game.constId) ?? 0) > 1).map(({ market }) => market.id));
}

/**
 * The bets in the sums of an express: those that remain after the player has removed the bets that cannot be placed. Of
 * several bets on one match the first stays. Returns the same array when all bets stay, which they always do in any
 * other type.
 */
export function heldBets(bets: Bet[], typeId: CouponTypeId): Bet[] {
  if (!isExpress(typeId)) return bets;
  const shared = sameGameIds(bets);
  const matches = new Set<number>();
  const held = bets.filter((bet) => {
    const { game, market, isDepend } = bet;
    const isKnown = shared.has(market.id);
    // When only the server says that this bet depends on another, the slip shows no other bet that could stay instead.
    if (matches.has(game.constId) || locksOf({ ...bet, isDepend: isDepend && !isKnown }, typeId, false).length > 0)
      return false;
    matches.add(game.constId);
    return true;
  });
  return held.length === bets.length ? bets : held;
}

/** Every reason that applies, the gravest first. `isDependent`: the slip holds another bet on the same match. */
export function locksOf(bet: Bet, typeId: CouponTypeId, isDependent: boolean): BetLock[] {
  if (isFinishedMatch(bet.game)) return ['finished'];
  if (bet.isGone) return ['gone'];
  const locks: BetLock[] = [];
  if (bet.isBlocked) locks.push('blocked');
  else if (bet.market.milliOdds === 0) locks.push('no_price');
  // A single and several singles do not multiply odds, so neither dependence nor the ban from express concerns them.
  if (betTypes[typeId].isCombining) {
    if (bet.isDepend || isDependent) locks.push('dependent');
    if (bet.isBannedExpress) locks.push('banned_express');
  }
  return locks;
}
