import type { Context } from 'hono';

import { type Env, languageOf } from '../http/context.ts';
import { type MailText, send } from './mail.ts';
import { userById } from './users.ts';

/** Writes to every contact that a player has: a thief may read one of them. `value`: what it is about. */
export function tellOwner(c: Context<Env>, userId: number, text: MailText, value = String(userId)): void {
  const world = c.get('world');
  const user = userById(world.db, userId);
  for (const to of [user?.email, user?.phone])
    if (to != null) send(world, { to, text, language: languageOf(c), value });
}
