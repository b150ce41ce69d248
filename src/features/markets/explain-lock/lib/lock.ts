import { type LockReason, lockReasonOf } from '@contracts/lock-reasons';

import type { MarketInfo, MatchInfo } from '@/entities/match';

/** Each value but `unknown` is also a text key: `markets.lock.<value>`. */
export type Lock = LockReason | 'unknown';

type Match = Pick<MatchInfo, 'lock' | 'status'>;

export const lockOf = (market: Pick<MarketInfo, 'lock'>, match: Match): Lock =>
  lockReasonOf(market, match) ?? 'unknown';

/** Of a market: why it is suspended, and whether all of it is. Null: none of it is. Nearly decided outcomes say the least. */
export function groupLock(
  markets: readonly Pick<MarketInfo, 'lock' | 'isBlocked'>[],
  match: Match,
): { lock: Lock; isWhole: boolean } | null {
  const locks = markets.filter(({ isBlocked }) => isBlocked).map((market) => lockOf(market, match));
  const lock = locks.find((one) => one !== 'price') ?? locks[0];
  return lock === undefined ? null : { lock, isWhole: locks.length === markets.length };
}
