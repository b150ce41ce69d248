import type { DatabaseSync } from 'node:sqlite';

import { sql } from '../db/index.ts';

/** What tabs of one browser wait with, each with its own. */
const keys = { passkey_challenge: 'challenge', qr_login: 'code_hash' } as const;

/** Of one session there are at most so many, and the oldest go. `made`: the one just made stays, also among equals. */
export function keepNewest(
  db: DatabaseSync,
  table: keyof typeof keys,
  { session, made, most }: { session: number; made: string; most: number },
): void {
  const key = keys[table];
  sql(
    db,
    `DELETE FROM ${table} WHERE session_id = ?1 AND ${key} NOT IN
       (SELECT ${key} FROM ${table} WHERE session_id = ?1 ORDER BY ends_at DESC, ${key} = ?2 DESC LIMIT ?3)`,
  ).run(session, made, most);
}
