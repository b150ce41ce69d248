import { errorCodes } from '../../contracts/common.ts';
import { limitAt, realityCheck, waitOf } from '../../contracts/protection/index.ts';
import { openedAt } from '../auth/sessions.ts';
import { sql } from '../db/index.ts';
import type { CallerSession } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import { limitOf } from '../protection/limit-store.ts';
import { protectionIn } from '../protection/values.ts';
import type { World } from '../world/world.ts';

const secondsOf = ({ clock }: World): number => Math.floor(clock.now() / 1000);

function answeredAt({ db }: World, sessionId: number): number {
  const row = sql(db, 'SELECT answered_at FROM reality_check WHERE session_id = ?').get(sessionId);
  return Number(row?.answered_at ?? 0);
}

/**
 * The next reality check of this session: this many minutes after the log-in, after the last answer, or after the
 * player set the minutes, whichever is last. All tabs share it. Unix seconds; null without one. Row LIM-64.
 */
export function nextCheck(
  world: World,
  { sessionId, userId }: CallerSession,
): { minutes: number; dueAt: number } | null {
  const protection = protectionIn(world);
  const { value, changedAt } = limitAt(limitOf(world.db, userId, realityCheck), secondsOf(world), waitOf(protection));
  const longest = protection.realityCheckMinutes;
  const minutes = longest === null ? value : Math.min(longest, value ?? longest);
  if (minutes === null) return null;
  const openedSec = Math.floor(openedAt(world.db, sessionId) / 1000);
  const from = Math.max(openedSec, answeredAt(world, sessionId), changedAt ?? 0);
  return { minutes, dueAt: from + minutes * 60 };
}

/** The player has read what was due at `dueAt`. A second answer to the same one changes nothing. */
export function answerCheck(world: World, caller: CallerSession, dueAt: number): void {
  const next = nextCheck(world, caller);
  if (next === null || next.dueAt !== dueAt || secondsOf(world) < dueAt) return;
  sql(world.db, 'INSERT OR REPLACE INTO reality_check (session_id, answered_at) VALUES (?, ?)').run(
    caller.sessionId,
    secondsOf(world),
  );
}

/**
 * Refuses a bet while a reality check waits for its answer (it is before the whole page), and in the pause that some
 * countries put after it. Row LIM-64.
 */
export function requireAnsweredCheck(world: World, caller: CallerSession): void {
  const next = nextCheck(world, caller);
  const pauseSec = protectionIn(world).realityPauseMinutes * 60;
  if (next !== null && secondsOf(world) < answeredAt(world, caller.sessionId) + pauseSec)
    throw new ApiFailure(403, errorCodes.resting, 'A short pause follows each reality check.');
  if (next !== null && secondsOf(world) >= next.dueAt)
    throw new ApiFailure(403, errorCodes.realityCheck, 'Answer the reality check before the next bet.');
}
