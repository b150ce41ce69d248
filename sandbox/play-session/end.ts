import { sessionLimit } from '../../contracts/protection/index.ts';
import { sessionSecondsLeft } from '../account/session-limit.ts';
import { endSession, sessionById } from '../auth/sessions.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';

const beatMs = 1000;

/** Ends every session whose time is over: for calls, for sockets and for open pages, which hear why. */
function endDue(world: World): void {
  const { db, pages } = world;
  const rows = sql(
    db,
    `SELECT session.id AS id, user_id FROM session WHERE ended IS NULL AND user_id IN
     (SELECT user_id FROM player_limit WHERE type = ? AND value IS NOT NULL)`,
  ).all(sessionLimit);
  for (const row of rows) {
    const caller = { sessionId: Number(row.id), userId: Number(row.user_id) };
    if (sessionSecondsLeft(world, caller) !== 0) continue;
    const value = { isOpen: false, reason: 'limit' };
    pages.publishUser(caller.userId, () => ({ op: 'put', kind: 'session', id: caller.sessionId, value }));
    endSession(world, { id: caller.sessionId, userId: caller.userId });
  }
}

/** A session that is over by its age, or whose player was blocked, hears nothing more. Decision D-552. */
function hangUpDead({ db, pages, clock }: World): void {
  for (const { userId, sessionId } of pages.players())
    if (sessionById(db, sessionId, clock.now()) === null) pages.hangUp(userId, sessionId);
}

/** A session ends within a second of its time, by the clock of the world. Rows LIM-50, SESS-27. */
export function endSessionsInTime(world: World): void {
  world.clock.every(beatMs, () => {
    endDue(world);
    hangUpDead(world);
  });
}
