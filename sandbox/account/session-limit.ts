import { limitAt, sessionLimit, waitOf } from '../../contracts/protection/index.ts';
import { openedAt } from '../auth/sessions.ts';
import { userById } from '../auth/users.ts';
import type { CallerSession } from '../http/context.ts';
import { sessionOver } from '../http/failure.ts';
import { limitOf } from '../protection/limit-store.ts';
import { protectionIn } from '../protection/values.ts';
import type { World } from '../world/world.ts';

const hourMs = 3_600_000;

/** The hours that the player set, or those of their client config. The fewer count. Null: neither. */
function hoursOf(world: World, userId: number): number | null {
  const now = Math.floor(world.clock.now() / 1000);
  const own = limitAt(limitOf(world.db, userId, sessionLimit), now, waitOf(protectionIn(world))).value;
  const given = userById(world.db, userId)?.clientConfig.session_limit_remaining_hours;
  return given === undefined ? own : Math.min(given, own ?? given);
}

/** When the player's own limit ends this session, ms. Null when they set none. Counts from the log-in. Decision D-73. */
export function sessionEndsAt(world: World, { sessionId, userId }: CallerSession): number | null {
  const hours = hoursOf(world, userId);
  return hours === null ? null : openedAt(world.db, sessionId) + hours * hourMs;
}

/**
 * How many seconds the player's own limit leaves this session, at least 0. Null when they set none.
 */
export function sessionSecondsLeft(world: World, caller: CallerSession): number | null {
  const endsAt = sessionEndsAt(world, caller);
  return endsAt === null ? null : Math.max(0, Math.ceil((endsAt - world.clock.now()) / 1000));
}

/** The same, for a call that needs a session with time left: 1021 when it is over. */
export function requireSessionTime(world: World, caller: CallerSession): number | null {
  const left = sessionSecondsLeft(world, caller);
  if (left === 0) throw sessionOver();
  return left;
}
