import type { ChangeCoefAction, CouponTypeId } from '@contracts/coupon';
import { isSeveralSingles } from '@contracts/coupon-types';

import {
  type Bet,
  type BetLock,
  isLiveBet,
  locksOf,
  needsYes,
  sameGameIds,
  stakeOf,
} from '@/entities/coupon/@x/placement';

import type { ShapeBlocker } from './shape-blockers';

/**
 * Why the slip cannot go out now, with what the text and the repair of each reason need. Sums in minor units. Each `reason` is
 * also a text key: `coupon.blocker.<reason>`. Several singles have one entry for all bets with the same reason: `bets` gives the
 * sum that would do, by market id. `thin_lines`: each of `count` lines costs at least the smallest coin. `above_own`: the player
 * allows themselves no such stake.
 */
export type PlaceBlocker =
  | { reason: 'not_ready' | 'account_loading' | 'account_frozen' | 'self_excluded' | 'feed_stale' }
  | { reason: 'locked'; locks: Readonly<Record<number, readonly BetLock[]>>; count: number }
  | { reason: 'odds_changed'; count: number }
  | { reason: 'stake_missing' }
  | { reason: 'below_min' | 'above_max' | 'above_own'; sum: number }
  | { reason: 'thin_lines'; sum: number; count: number }
  | { reason: 'bets_stake_missing'; bets: Readonly<Record<string, null>>; count: number }
  | { reason: 'bets_below_min' | 'bets_above_max'; bets: Readonly<Record<string, number>>; count: number }
  | { reason: 'no_money'; sum: number }
  | ShapeBlocker;

export type PlaceState = {
  bets: readonly Bet[];
  typeId: CouponTypeId;
  stake: number | null;
  stakeByBet: Readonly<Record<string, number | null>>;
  totalStake: number | null;
  /** The part of the total stake that open bets pay. */
  prepaid: number;
  changeCoefAction: ChangeCoefAction;
  /** The player has set an exact coefficient, so they need not agree to the prices of single bets. */
  isExact?: boolean;
  /** Null: this type and account have no bound. */
  min: number | null;
  max: number | null;
  /**
   * The largest stake that the player allows themselves. What open bets pay does not count. Null: there is none. Row
   * LIM-09.
   */
  ownMax?: number | null;
  /** Several singles, by market id. */
  maxByBet?: Readonly<Record<string, number | null>>;
  /** How many lines share the stake. */
  lines?: number;
  /** The balance of the paying account. Null: not known yet. */
  balance: number | null;
  hasId: boolean;
  isSignedIn: boolean;
  isFrozenAccount: boolean;
  /** The player has shut themselves out of betting. */
  isExcluded: boolean;
  isFeedLive: boolean;
};

function stakeBlockers({ stake, prepaid, min, max, ownMax = null, lines = 1 }: PlaceState): PlaceBlocker[] {
  if (stake === null) return [{ reason: 'stake_missing' }];
  if (stake < lines) return [{ reason: 'thin_lines', sum: Math.max(lines, min ?? 0), count: lines }];
  if (min !== null && stake < min) return [{ reason: 'below_min', sum: min }];
  // The stricter of the two is named: the sum that it says will do.
  if (ownMax !== null && stake - prepaid > ownMax && (max === null || ownMax <= max))
    return [{ reason: 'above_own', sum: ownMax }];
  if (max !== null && stake > max) return [{ reason: 'above_max', sum: max }];
  return [];
}

/** Several singles: gives each reason once, however many bets have it. */
function betStakeBlockers({ bets, stake, stakeByBet, min, maxByBet = {} }: PlaceState): PlaceBlocker[] {
  const own = bets.map((bet) => ({ id: bet.market.id, amount: stakeOf(bet, stake, stakeByBet) }));
  const missing = own.filter(({ amount }) => amount === null).map(({ id }) => [id, null] as const);
  const low = own.flatMap(({ id, amount }) =>
    amount !== null && min !== null && amount < min ? [[id, min] as const] : [],
  );
  const high = own.flatMap(({ id, amount }) => {
    const max = maxByBet[id] ?? null;
    return amount !== null && max !== null && amount > max ? [[id, max] as const] : [];
  });
  const all: PlaceBlocker[] = [
    { reason: 'bets_stake_missing', bets: Object.fromEntries(missing), count: missing.length },
    { reason: 'bets_below_min', bets: Object.fromEntries(low), count: low.length },
    { reason: 'bets_above_max', bets: Object.fromEntries(high), count: high.length },
  ];
  return all.filter((blocker) => 'count' in blocker && blocker.count > 0);
}

function lockBlockers({ bets, typeId }: PlaceState): PlaceBlocker[] {
  const shared = sameGameIds(bets);
  const locked = bets.flatMap((bet) => {
    const locks = locksOf(bet, typeId, shared.has(bet.market.id));
    return locks.length > 0 ? [[bet.market.id, locks] as const] : [];
  });
  return locked.length > 0 ? [{ reason: 'locked', locks: Object.fromEntries(locked), count: locked.length }] : [];
}

/**
 * Every reason that applies, in the order of the slip from top to bottom. An empty slip has no blocker, because there
 * is nothing to place.
 */
export function blockersOf(state: PlaceState): PlaceBlocker[] {
  const { bets, typeId, totalStake, changeCoefAction, balance, isSignedIn } = state;
  if (bets.length === 0) return [];
  const asked = state.isExact === true ? 0 : bets.filter((bet) => needsYes(bet, changeCoefAction)).length;
  const stakes = isSeveralSingles(typeId) ? betStakeBlockers(state) : stakeBlockers(state);
  const isPoor = isSignedIn && balance !== null && totalStake !== null && totalStake - state.prepaid > balance;
  return [
    ...lockBlockers(state),
    ...(asked > 0 ? [{ reason: 'odds_changed', count: asked } as const] : []),
    ...stakes,
    ...(isPoor ? [{ reason: 'no_money', sum: balance } as const] : []),
    ...(!state.isFeedLive && bets.some(isLiveBet) ? [{ reason: 'feed_stale' } as const] : []),
    ...(state.isExcluded ? [{ reason: 'self_excluded' } as const] : []),
    ...(state.isFrozenAccount ? [{ reason: 'account_frozen' } as const] : []),
    ...(isSignedIn && balance === null ? [{ reason: 'account_loading' } as const] : []),
    ...(state.hasId ? [] : [{ reason: 'not_ready' } as const]),
  ];
}
