import type { Protection } from './values.ts';

/** An exclusion of one player. `endsAt` null: it has no end. `returnsAt`: when it is over by request. Unix seconds. */
export type Exclusion = { days: number; startedAt: number; endsAt: number | null; returnsAt: number | null };

/**
 * `coming`: a server has set it for later, and until then it stops nothing (decision D-158). `active`: its time goes on. `ended_waiting`: its time is over, and the account stays closed until the player asks.
 * `cooling`: they have asked, and wait. A break ends by itself. Decision D-105, row LIM-58.
 */
export type ExclusionState = 'coming' | 'active' | 'ended_waiting' | 'cooling' | 'over';

export function exclusionState(
  { days, startedAt, endsAt, returnsAt }: Exclusion,
  now: number,
  { selfExclusionMinDays }: Pick<Protection, 'selfExclusionMinDays'>,
): ExclusionState {
  if (now < startedAt) return 'coming';
  if (returnsAt !== null) return now >= returnsAt ? 'over' : 'cooling';
  if (endsAt === null || now < endsAt) return 'active';
  return days < selfExclusionMinDays ? 'over' : 'ended_waiting';
}

/**
 * When a player who asks now may return, Unix seconds; null: they cannot ask. Before the end only where the country
 * knows a request in writing. Rows LIM-57, LIM-58.
 */
export function returnAfter(exclusion: Exclusion, now: number, protection: Protection): number | null {
  const state = exclusionState(exclusion, now, protection);
  if (state === 'ended_waiting') return now + protection.returnCoolingSec;
  return state === 'active' && protection.earlyReturnSec !== null ? now + protection.earlyReturnSec : null;
}
