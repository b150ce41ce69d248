import { createHash, randomInt } from 'node:crypto';

import { sql, transaction } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { newKey, periodOf } from './totp.ts';
import { updateUser } from './users.ts';

const backupCodes = 10;

/** `lastPeriod`: of the last code that was taken; none of it or before it is taken again. */
type Authenticator = { key: string; isOn: boolean; lastPeriod: number };

export function authenticatorOf({ db }: World, userId: number): Authenticator | null {
  const row = sql(db, 'SELECT * FROM authenticator WHERE user_id = ?').get(userId);
  if (row === undefined) return null;
  return { key: String(row.secret), isOn: row.is_on === 1, lastPeriod: Number(row.last_period) };
}

export const backupCodesLeft = ({ db }: World, userId: number): number =>
  Number(sql(db, 'SELECT COUNT(*) AS count FROM backup_code WHERE user_id = ?').get(userId)?.count);

/** A key that waits for its first code. An earlier one that waits is dropped. */
export function beginAuthenticator({ db }: World, userId: number): string {
  const key = newKey();
  sql(db, 'INSERT OR REPLACE INTO authenticator VALUES (?, ?, 0, 0)').run(userId, key);
  return key;
}

const hashOf = (userId: number, code: string) =>
  createHash('sha256')
    .update(`${String(userId)}:${code}`)
    .digest('hex');

/** A code of the app, once. */
function takeOwn(world: World, userId: number, code: string): boolean {
  const known = authenticatorOf(world, userId);
  const period = known === null ? null : periodOf(known.key, code, world.clock.now());
  if (known === null || period === null || period <= known.lastPeriod) return false;
  sql(world.db, 'UPDATE authenticator SET last_period = ? WHERE user_id = ?').run(period, userId);
  return true;
}

/** A code of the app or a backup code, each once. Row SEC-02. */
export function takeSecondCode(world: World, userId: number, code: string): boolean {
  if (takeOwn(world, userId, code)) return true;
  const hash = hashOf(userId, code);
  return sql(world.db, 'DELETE FROM backup_code WHERE user_id = ? AND code_hash = ?').run(userId, hash).changes > 0;
}

/** The first code confirms the key. Returns ten backup codes, which cannot be read again; null for a wrong code. */
export function confirmAuthenticator(world: World, userId: number, code: string): string[] | null {
  return transaction(world.db, () => {
    if (!takeOwn(world, userId, code)) return null;
    const codes = new Set<string>();
    while (codes.size < backupCodes) codes.add(String(randomInt(10_000_000, 100_000_000)));
    sql(world.db, 'UPDATE authenticator SET is_on = 1 WHERE user_id = ?').run(userId);
    sql(world.db, 'DELETE FROM backup_code WHERE user_id = ?').run(userId);
    for (const one of codes)
      sql(world.db, 'INSERT INTO backup_code (user_id, code_hash) VALUES (?, ?)').run(userId, hashOf(userId, one));
    updateUser(world.db, userId, { hasTwoStep: true });
    return [...codes];
  });
}

export function dropAuthenticator(world: World, userId: number): void {
  transaction(world.db, () => {
    sql(world.db, 'DELETE FROM authenticator WHERE user_id = ?').run(userId);
    sql(world.db, 'DELETE FROM backup_code WHERE user_id = ?').run(userId);
    updateUser(world.db, userId, { hasTwoStep: false });
  });
}
