import type { CouponTypeId } from '@contracts/coupon';
import { BET_TYPES } from '@contracts/maths';

import type { Bet } from './bet';

type GameState = Pick<Bet['game'], 'isFinished' | 'status' | 'elapsed' | 'liveInLive'>;

/** Spec: coupon §4. */
export const isFinishedGame = (game: Pick<GameState, 'isFinished' | 'status'>): boolean =>
  game.isFinished || game.status === 4;

/** Spec: coupon §4. */
export const isLiveBet = (bet: { game: GameState; market: { isLive: boolean } }): boolean =>
  !isFinishedGame(bet.game) &&
  ((bet.game.elapsed ?? 0) > 0 ||
    bet.game.liveInLive ||
    bet.game.status === 2 ||
    bet.game.status === 3 ||
    bet.market.isLive);

/** Why a bet cannot be placed as it stands. Each value is also a text key: `coupon.lock.<value>`. */
export type BetLock = 'finished' | 'gone' | 'blocked' | 'no_price' | 'dependent' | 'banned_express';

/** Market ids of the bets that share their match with another bet of the slip. */
export function sameGameIds(bets: readonly Bet[]): Set<number> {
  const counts = new Map<number, number>();
  for (const { game } of bets) counts.set(game.constId, (counts.get(game.constId) ?? 0) + 1);
  return new Set(bets.filter(({ game }) => (counts.get(game.constId) ?? 0) > 1).map(({ market }) => market.id));
}

/**
 * Bets that the sums of an express count: those that would be left once what cannot be placed is taken off. Of bets on one match the first stays.
 * The same array when all of them do, as of any other type.
 */
export function heldBets(bets: Bet[], typeId: CouponTypeId): Bet[] {
  if (typeId !== 1) return bets;
  const shared = sameGameIds(bets);
  const games = new Set<number>();
  const held = bets.filter((bet) => {
    const { game, market, isDepend } = bet;
    const isKnown = shared.has(market.id);
    // What depends on another bet by the server's word alone has no visible other to stay instead.
    if (games.has(game.constId) || locksOf({ ...bet, isDepend: isDepend && !isKnown }, typeId, false).length > 0)
      return false;
    games.add(game.constId);
    return true;
  });
  return held.length === bets.length ? bets : held;
}

/** Every reason that applies, the gravest first. `isDependent`: another bet is on the same match. */
export function locksOf(bet: Bet, typeId: CouponTypeId, isDependent: boolean): BetLock[] {
  if (isFinishedGame(bet.game)) return ['finished'];
  if (bet.isGone) return ['gone'];
  const locks: BetLock[] = [];
  if (bet.isBlocked) locks.push('blocked');
  else if (bet.market.milliOdds === 0) locks.push('no_price');
  // A single and several singles multiply nothing: dependence and the ban from express do not touch them.
  if (BET_TYPES[typeId].isCombining) {
    if (bet.isDepend || isDependent) locks.push('dependent');
    if (bet.isBannedExpress) locks.push('banned_express');
  }
  return locks;
}
