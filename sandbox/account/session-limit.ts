import { errorCodes } from '../../contracts/common.ts';
import { openedAt } from '../auth/sessions.ts';
import { userById } from '../auth/users.ts';
import type { CallerSession } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import type { World } from '../world/world.ts';

const hourSeconds = 3600;

/**
 * How many seconds the player's own limit leaves this session, at least 0. Null when they set none. Counts from the
 * log-in. Decision D-73.
 */
export function sessionSecondsLeft(world: World, { sessionId, userId }: CallerSession): number | null {
  const hours = userById(world.db, userId)?.clientConfig.session_limit_remaining_hours;
  if (hours === undefined) return null;
  const passed = (world.clock.now() - openedAt(world.db, sessionId)) / 1000;
  return Math.max(0, Math.ceil(hours * hourSeconds - passed));
}

/** The same, for a call that needs a session with time left: 1021 when it is over. */
export function requireSessionTime(world: World, caller: CallerSession): number | null {
  const left = sessionSecondsLeft(world, caller);
  if (left === 0) throw new ApiFailure(403, errorCodes.sessionLimit, 'The time of this session is over.');
  return left;
}
