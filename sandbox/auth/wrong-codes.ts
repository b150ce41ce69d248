import type { Context } from 'hono';

import { sql } from '../db/index.ts';
import type { Env } from '../http/context.ts';
import { tooMany } from '../http/rate-limits.ts';
import { deviceOf } from './device.ts';
import { send } from './mail.ts';
import { userById } from './users.ts';

/**
 * A player may enter this many wrong codes in an hour. A device that they signed in with has its own count. Decision
 * D-120, SESS-31.
 */
const maxWrong = 10;
const hourMs = 3_600_000;
/** At this one the site warns the player. */
const toldAt = 5;

/**
 * `userId` null: the code went to `phone`, which has no account. It counts anyway, so that it does not reveal which
 * numbers have one.
 */
export type Subject = { userId: number | null; phone?: string };

/** The count belongs to the player and survives a restart. New sign-ins and new steps do not reset it. */
const nameOf = (c: Context<Env>, { userId, phone }: Subject): string =>
  phone === undefined ? `user:${String(userId)}:${deviceOf(c, userId)}` : `phone:${phone}:${deviceOf(c, userId)}`;

function madeOf(c: Context<Env>, name: string): { wrong: number; endsAt: number } {
  const { db, clock } = c.get('world');
  const row = sql(db, 'SELECT wrong, ends_at FROM wrong_code WHERE subject = ? AND ends_at > ?').get(name, clock.now());
  return { wrong: Number(row?.wrong ?? 0), endsAt: Number(row?.ends_at ?? clock.now() + hourMs) };
}

/** Until the hour is over it looks at no code, not even the right one. */
export function refuseGuesses(c: Context<Env>, subject: Subject): void {
  const { wrong, endsAt } = madeOf(c, nameOf(c, subject));
  if (wrong >= maxWrong) throw tooMany(Math.ceil((endsAt - c.get('world').clock.now()) / 1000));
}

export const mayGuess = (c: Context<Env>, subject: Subject): boolean => madeOf(c, nameOf(c, subject)).wrong < maxWrong;

export function countWrongCode(c: Context<Env>, subject: Subject): void {
  const world = c.get('world');
  const name = nameOf(c, subject);
  const { wrong, endsAt } = madeOf(c, name);
  sql(world.db, 'DELETE FROM wrong_code WHERE ends_at <= ?').run(world.clock.now());
  sql(world.db, 'INSERT OR REPLACE INTO wrong_code VALUES (?, ?, ?)').run(name, wrong + 1, endsAt);
  if (wrong + 1 === toldAt && subject.userId !== null) tell(c, subject.userId);
}

/** Tells the player by mail, and on every page where they are signed in now. */
function tell(c: Context<Env>, userId: number): void {
  const world = c.get('world');
  const user = userById(world.db, userId);
  if (user === null) return;
  const to = user.email ?? user.phone ?? String(userId);
  send(world, { to, text: 'guessed', language: user.language, value: String(toldAt) });
  const value = { kind: 'wrongCodes' as const, at: world.clock.now() };
  world.pages.publishUser(userId, () => ({ op: 'put', kind: 'security', id: userId, value }));
}
