import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';

import { sql, transaction } from '../db/index.ts';

/** How long an answer is remembered. Spec: api §1.1, decision D-100. */
export const keptForMs = 72 * 60 * 60 * 1000;

/** `owner` with `key` names one action of one player. */
export type ActionId = { owner: string; key: string };
export type StoredAction =
  | { state: 'under_way' | 'closed'; bodyHash: string }
  | { state: 'done'; bodyHash: string; status: number; answer: string };

type Row = { state: string; body_hash: string; status: number | null; answer: string | null };

export const userOwner = (userId: number): string => `user:${String(userId)}`;

/** The order of keys in the body does not matter. */
export function hashOf(body: unknown): string {
  const sorted = JSON.stringify(body, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(sorted).digest('base64url');
}

/** What is known of the key; null when nothing is, or when it is older than 72 h. */
export function findAction(db: DatabaseSync, { owner, key }: ActionId, now: number): StoredAction | null {
  const row = sql(db, 'SELECT state, body_hash, status, answer FROM action WHERE owner = ? AND key = ? AND at > ?').get(
    owner,
    key,
    now - keptForMs,
  ) as Row | undefined;
  if (row === undefined) return null;
  if (row.state === 'done')
    return { state: 'done', bodyHash: row.body_hash, status: row.status ?? 200, answer: row.answer ?? 'null' };
  return { state: row.state === 'closed' ? 'closed' : 'under_way', bodyHash: row.body_hash };
}

/** Takes the key for a call that is about to run, or closes it for ever. The caller has looked before, in the same transaction. */
export function claimAction(
  db: DatabaseSync,
  { owner, key }: ActionId,
  claim: { state: 'under_way' | 'closed'; bodyHash: string; now: number },
): void {
  sql(db, 'DELETE FROM action WHERE at <= ?').run(claim.now - keptForMs);
  sql(db, 'INSERT INTO action (owner, key, state, body_hash, at) VALUES (?, ?, ?, ?, ?)').run(
    owner,
    key,
    claim.state,
    claim.bodyHash,
    claim.now,
  );
}

export const finishAction = (db: DatabaseSync, { owner, key }: ActionId, status: number, answer: string): void =>
  void sql(db, "UPDATE action SET state = 'done', status = ?, answer = ? WHERE owner = ? AND key = ?").run(
    status,
    answer,
    owner,
    key,
  );

export const forgetAction = (db: DatabaseSync, { owner, key }: ActionId): void =>
  void sql(db, "DELETE FROM action WHERE owner = ? AND key = ? AND state = 'under_way'").run(owner, key);

/** After a start nothing is under way: what a killed process left so moved no money, for that is written together. */
export const forgetInterrupted = (db: DatabaseSync): void =>
  transaction(db, () => void sql(db, "DELETE FROM action WHERE state = 'under_way'").run());
