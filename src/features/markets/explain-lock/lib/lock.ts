import { type LockReason, lockReasons } from '@contracts/lock-reasons';

import type { MarketInfo, MatchInfo } from '@/entities/match';

/** Each value but `unknown` is also a text key: `markets.lock.<value>`. */
export type Lock = LockReason | 'unknown';

const known = (reason: string): Lock => lockReasons.find((one) => one === reason) ?? 'unknown';

type Match = Pick<MatchInfo, 'lock' | 'status'>;

/** Why a suspended outcome is so: for its own reason, or for that of all of its match. */
export function lockOf({ lock }: Pick<MarketInfo, 'lock'>, match: Match): Lock {
  const reason = lock ?? match.lock;
  if (reason !== undefined) return known(reason);
  return match.status === 3 ? 'break' : 'unknown';
}

/** Of a market: why it is suspended, and whether all of it is. Null: none of it is. Nearly decided outcomes say the least. */
export function groupLock(
  markets: readonly Pick<MarketInfo, 'lock' | 'isBlocked'>[],
  match: Match,
): { lock: Lock; isWhole: boolean } | null {
  const locks = markets.filter(({ isBlocked }) => isBlocked).map((market) => lockOf(market, match));
  const lock = locks.find((one) => one !== 'price') ?? locks[0];
  return lock === undefined ? null : { lock, isWhole: locks.length === markets.length };
}
