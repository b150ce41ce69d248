import type { CouponTypeId } from '@contracts/coupon';

import {
  isLiveBet,
  locksOf,
  needsYes,
  sameGameIds,
  stakeOf,
  type Bet,
  type BetLock,
  type ChangeCoefAction,
} from '@/entities/coupon';

import type { ShapeBlocker } from './shape-blockers';

/**
 * Why the slip cannot go out now; each with what its text and its repair need. Sums in minor units. Each `reason` is also a text key:
 * `coupon.blocker.<reason>`. `marketId`: several singles, the bet whose own stake it is.
 */
export type PlaceBlocker =
  | { reason: 'not_ready' | 'account_loading' | 'account_frozen' | 'feed_stale' }
  | { reason: 'locked'; locks: Readonly<Record<number, readonly BetLock[]>>; count: number }
  | { reason: 'odds_changed'; count: number }
  | { reason: 'stake_missing'; marketId?: number }
  | { reason: 'below_min' | 'above_max'; sum: number; marketId?: number }
  | { reason: 'no_money'; sum: number }
  | ShapeBlocker;

export type PlaceState = {
  bets: readonly Bet[];
  typeId: CouponTypeId;
  stake: number | null;
  stakeByBet: Readonly<Record<string, number | null>>;
  totalStake: number | null;
  /** Part of it that open bets pay. */
  prepaid: number;
  changeCoefAction: ChangeCoefAction;
  /** An exact coefficient is set: it answers for single prices. */
  isExact?: boolean;
  /** Null: no bound for this type and account. */
  min: number | null;
  max: number | null;
  /** Of the paying account; null: it is not known yet. */
  balance: number | null;
  hasId: boolean;
  isSignedIn: boolean;
  isFrozenAccount: boolean;
  isFeedLive: boolean;
};

function stakeBlockers(amount: number | null, { min, max }: PlaceState, marketId?: number): PlaceBlocker[] {
  const own = marketId === undefined ? {} : { marketId };
  if (amount === null) return [{ reason: 'stake_missing', ...own }];
  if (min !== null && amount < min) return [{ reason: 'below_min', sum: min, ...own }];
  if (max !== null && amount > max) return [{ reason: 'above_max', sum: max, ...own }];
  return [];
}

function lockBlockers({ bets, typeId }: PlaceState): PlaceBlocker[] {
  const shared = sameGameIds(bets);
  const locked = bets.flatMap((bet) => {
    const locks = locksOf(bet, typeId, shared.has(bet.market.id));
    return locks.length > 0 ? [[bet.market.id, locks] as const] : [];
  });
  return locked.length > 0 ? [{ reason: 'locked', locks: Object.fromEntries(locked), count: locked.length }] : [];
}

/** Every reason that applies, in the order of the slip from top to bottom. Empty slip: none, it has nothing to place. */
export function blockersOf(state: PlaceState): PlaceBlocker[] {
  const { bets, typeId, stake, stakeByBet, totalStake, changeCoefAction, balance, isSignedIn } = state;
  if (bets.length === 0) return [];
  const asked = state.isExact === true ? 0 : bets.filter((bet) => needsYes(bet, changeCoefAction)).length;
  const stakes =
    typeId === 9
      ? bets.flatMap((bet) => stakeBlockers(stakeOf(bet, stake, stakeByBet), state, bet.market.id))
      : stakeBlockers(stake, state);
  const isPoor = isSignedIn && balance !== null && totalStake !== null && totalStake - state.prepaid > balance;
  return [
    ...lockBlockers(state),
    ...(asked > 0 ? [{ reason: 'odds_changed', count: asked } as const] : []),
    ...stakes,
    ...(isPoor ? [{ reason: 'no_money', sum: balance } as const] : []),
    ...(!state.isFeedLive && bets.some(isLiveBet) ? [{ reason: 'feed_stale' } as const] : []),
    ...(state.isFrozenAccount ? [{ reason: 'account_frozen' } as const] : []),
    ...(isSignedIn && balance === null ? [{ reason: 'account_loading' } as const] : []),
    ...(state.hasId ? [] : [{ reason: 'not_ready' } as const]),
  ];
}
