import { type Frame, playedIn, stretchOf } from '../../contracts/protection/index.ts';
import { sql } from '../db/index.ts';
import type { CallerSession } from '../http/context.ts';
import type { World } from '../world/world.ts';

const minuteMs = 60_000;
/** An open page asks for the balance each minute. A longer silence counts as absence. */
const silenceMs = 10 * minuteMs;

/** A signed-in player made a call: their visit continues, or another one begins. Written once a minute at most. */
export function noteVisit({ db, clock }: World, { sessionId, userId }: CallerSession): void {
  const now = clock.now();
  const last = sql(
    db,
    'SELECT rowid, until_ms FROM visit WHERE user_id = ? AND session_id = ? ORDER BY until_ms DESC LIMIT 1',
  ).get(userId, sessionId);
  const silent = last === undefined ? Infinity : now - Number(last.until_ms);
  if (silent > silenceMs) sql(db, 'INSERT INTO visit VALUES (?, ?, ?, ?)').run(userId, sessionId, now, now);
  else if (silent >= minuteMs) sql(db, 'UPDATE visit SET until_ms = ? WHERE rowid = ?').run(now, Number(last?.rowid));
}

/** How long the player was here, seconds of the stretch that the frame looks at. */
export function playedOf({ db, clock }: World, userId: number, frame: Frame): number {
  const rows = sql(db, 'SELECT from_ms, until_ms FROM visit WHERE user_id = ?').all(userId);
  const visits = rows.map(({ from_ms, until_ms }) => ({
    from: Math.floor(Number(from_ms) / 1000),
    until: Math.floor(Number(until_ms) / 1000),
  }));
  return playedIn(visits, stretchOf(frame, Math.floor(clock.now() / 1000)));
}
