import { sql } from '../db/index.ts';
import { keepMessage } from '../messages/index.ts';
import type { World } from '../world/world.ts';
import { protectionIn } from './values.ts';

const hourMs = 3_600_000;

/** The moment so many months of the calendar before `now`, ms. */
function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}

/** When the player must have looked at their limits last, not to be reminded now. ms. */
const dueSince = (world: World): number => monthsBefore(world.clock.now(), protectionIn(world).reminderMonths);

const lookedAt = 'COALESCE((SELECT looked_at FROM limit_review WHERE user_id = user.id), created_at)';

/** Has the player not looked at their limits for half a year? Row LIM-49. */
export const isReviewDue = (world: World, userId: number): boolean =>
  sql(world.db, `SELECT 1 FROM user WHERE id = ? AND ${lookedAt} <= ?`).get(userId, dueSince(world)) !== undefined;

/** The player has looked at them now. */
export function noteReview({ db, clock }: World, userId: number): void {
  sql(db, 'INSERT OR REPLACE INTO limit_review (user_id, looked_at, told_at) VALUES (?, ?, NULL)').run(
    userId,
    clock.now(),
  );
}

/** Sends a message to everybody who has not looked for half a year, once until they look. */
function remind(world: World): void {
  const { db, clock } = world;
  const due = sql(
    db,
    `SELECT id, ${lookedAt} AS looked FROM user WHERE ${lookedAt} <= ?
     AND NOT EXISTS (SELECT 1 FROM limit_review WHERE user_id = user.id AND told_at IS NOT NULL)`,
  ).all(dueSince(world));
  for (const { id, looked } of due) {
    keepMessage(db, Number(id), { kind: 'review' }, Math.floor(clock.now() / 1000));
    sql(db, 'INSERT OR REPLACE INTO limit_review (user_id, looked_at, told_at) VALUES (?, ?, ?)').run(
      Number(id),
      Number(looked),
      clock.now(),
    );
  }
}

/** Looks every hour of the world's clock who is to be reminded. */
export const startReminders = (world: World): void =>
  void world.clock.every(hourMs, () => {
    remind(world);
  });
