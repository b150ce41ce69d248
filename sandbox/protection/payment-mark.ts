import { createHmac, randomBytes } from 'node:crypto';

import { metaOf, sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { isSelfExcluded } from './breaks.ts';

/**
 * What is kept of a card, a bank account or an address, so that it is known again: a keyed mark, from which nobody finds the number.
 * Row LIM-98.
 */
export function markOf({ db }: World, kind: 'card' | 'bank' | 'crypto', value: string): string {
  const secret = metaOf(db, 'mark-secret', () => randomBytes(32).toString('base64'));
  return createHmac('sha256', Buffer.from(secret, 'base64')).update(`${kind}:${value}`).digest('base64url');
}

/** The player pays by it, or is paid to it. Gives the mark. */
export function noteMark({ db }: World, userId: number, mark: string): string {
  sql(db, 'INSERT OR IGNORE INTO payment_mark (mark, user_id) VALUES (?, ?)').run(mark, userId);
  return mark;
}

/** Does somebody else who has excluded themselves pay by it? */
export const isExcludedMark = (world: World, userId: number, mark: string): boolean =>
  sql(world.db, 'SELECT user_id FROM payment_mark WHERE mark = ? AND user_id <> ?')
    .all(mark, userId)
    .some(({ user_id: id }) => isSelfExcluded(world, Number(id)));
