import type { Context } from 'hono';

import { sql } from '../db/index.ts';
import type { Env } from '../server/context.ts';
import { tooMany } from '../server/rate-limits.ts';
import { deviceOf } from './device.ts';
import { send } from './mail.ts';
import { userById } from './users.ts';

/** Wrong codes of an hour for one player; of a device that the player signed in with apart from all others. Decision D-120, SESS-31. */
const maxWrong = 10;
const hourMs = 3_600_000;
/** With this one the player hears of it. */
const toldAt = 5;

/** `userId` null: the code went to `phone`, which is nobody's. It is counted all the same: nobody learns whose a number is. */
export type Subject = { userId: number | null; phone?: string };

/** New sign-ins and new steps begin no new count: it is the player's, and outlives a restart. */
const nameOf = (c: Context<Env>, { userId, phone }: Subject): string =>
  phone === undefined ? `user:${String(userId)}:${deviceOf(c, userId)}` : `phone:${phone}:${deviceOf(c, userId)}`;

function madeOf(c: Context<Env>, name: string): { wrong: number; endsAt: number } {
  const { db, clock } = c.get('world');
  const row = sql(db, 'SELECT wrong, ends_at FROM wrong_code WHERE subject = ? AND ends_at > ?').get(name, clock.now());
  return { wrong: Number(row?.wrong ?? 0), endsAt: Number(row?.ends_at ?? clock.now() + hourMs) };
}

/** No code is looked at, not the right one either, until the hour is over. */
export function refuseGuesses(c: Context<Env>, subject: Subject): void {
  const { wrong, endsAt } = madeOf(c, nameOf(c, subject));
  if (wrong >= maxWrong) throw tooMany(Math.ceil((endsAt - c.get('world').clock.now()) / 1000));
}

export function countWrongCode(c: Context<Env>, subject: Subject): void {
  const world = c.get('world');
  const name = nameOf(c, subject);
  const { wrong, endsAt } = madeOf(c, name);
  sql(world.db, 'DELETE FROM wrong_code WHERE ends_at <= ?').run(world.clock.now());
  sql(world.db, 'INSERT OR REPLACE INTO wrong_code VALUES (?, ?, ?)').run(name, wrong + 1, endsAt);
  if (wrong + 1 === toldAt && subject.userId !== null) tell(c, subject.userId);
}

/** The player reads it in the mailbox, and where they are signed in at this moment. */
function tell(c: Context<Env>, userId: number): void {
  const world = c.get('world');
  const user = userById(world.db, userId);
  if (user === null) return;
  const to = user.email ?? user.phone ?? String(userId);
  send(world, { to, text: 'guessed', language: user.language, value: String(toldAt) });
  const value = { kind: 'wrongCodes' as const, at: world.clock.now() };
  world.feed.publishUser(userId, () => ({ op: 'put', kind: 'security', id: userId, value }));
}
