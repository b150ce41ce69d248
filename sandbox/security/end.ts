import { closeSession, sessionsOf } from '../auth/sessions.ts';
import type { CallerSession } from '../http/context.ts';
import type { World } from '../world/world.ts';

/** Ends a session: its calls are refused, its socket closes, and its open pages hear of it first. Row SEC-01. */
function end(world: World, userId: number, id: number): void {
  const value = { isOpen: false, reason: 'elsewhere' };
  world.pages.publishUser(userId, () => ({ op: 'put', kind: 'session', id, value }));
  closeSession(world, { id, userId });
}

/** `id` null: all but the one that asks. False: there is no such session of this player, or it is the one that asks. */
export function endSessions(world: World, { userId, sessionId }: CallerSession, id: number | null): boolean {
  const others = sessionsOf(world.db, userId, world.clock.now()).filter((session) => session.id !== sessionId);
  const meant = id === null ? others : others.filter((session) => session.id === id);
  for (const session of meant) end(world, userId, session.id);
  return id === null || meant.length > 0;
}
