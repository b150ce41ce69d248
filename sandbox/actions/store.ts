import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

import { sql, transaction } from '../db/index.ts';

/** How long an answer is kept. Spec: api §1.1, decision D-100. */
const keptForMs = 72 * 60 * 60 * 1000;

/** `owner` with `key` names one action of one player. */
export type ActionId = { owner: string; key: string };
export type StoredAction =
  | { state: 'under_way'; bodyHash: string }
  | { state: 'closed'; bodyHash: string }
  | { state: 'done'; bodyHash: string; status: number; answer: string };

type Row = {
  state: string;
  body_hash: string;
  status: number | null;
  answer: string | null;
  sealed: Uint8Array | null;
};

export const userOwner = (userId: number): string => `user:${String(userId)}`;

/** A UUID means the same in capital and in small letters. */
const plain = (key: string): string => key.toLowerCase();

/** Rows hold the key's hash, not the key: a reader of the database can neither replay a call nor open its answer. */
const nameOf = (key: string): string =>
  createHash('sha256')
    .update(`name:${plain(key)}`)
    .digest('base64url');
const sealOf = (key: string): Buffer =>
  createHash('sha256')
    .update(`seal:${plain(key)}`)
    .digest();

/** An answer may hold a password that is shown once (registration), so the caller's key seals it. */
function seal(key: string, text: string): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealOf(key), iv);
  const sealed = Buffer.concat([cipher.update(deflateRawSync(text)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

function unseal(key: string, bytes: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', sealOf(key), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
}

/** Answers of former versions are texts, and were not made small. */
const answerOf = (key: string, { sealed, answer }: Row): string =>
  (sealed === null ? unseal(key, Buffer.from(answer ?? '', 'base64')) : inflateRawSync(unseal(key, sealed))).toString();

/** The order of fields in the body does not matter. */
export function hashOf(body: unknown): string {
  const sorted = JSON.stringify(body, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(sorted).digest('base64url');
}

/** The stored state of the key. Null when it is unknown or older than 72 h. */
export function findAction(db: DatabaseSync, { owner, key }: ActionId, now: number): StoredAction | null {
  const row = sql(
    db,
    'SELECT state, body_hash, status, answer, sealed FROM action WHERE owner = ? AND key = ? AND at > ?',
  ).get(owner, nameOf(key), now - keptForMs) as Row | undefined;
  if (row === undefined) return null;
  if (row.state === 'done')
    return { state: 'done', bodyHash: row.body_hash, status: row.status ?? 200, answer: answerOf(key, row) };
  return { state: row.state === 'closed' ? 'closed' : 'under_way', bodyHash: row.body_hash };
}

/**
 * Claims the key for a call that is about to run, or closes it for ever. The caller must have looked for it before, in
 * the same transaction.
 */
export function claimAction(
  db: DatabaseSync,
  { owner, key }: ActionId,
  claim: { state: 'under_way' | 'closed'; bodyHash: string; now: number },
): void {
  sql(db, 'DELETE FROM action WHERE at <= ?').run(claim.now - keptForMs);
  sql(db, 'INSERT INTO action (owner, key, state, body_hash, at) VALUES (?, ?, ?, ?, ?)').run(
    owner,
    nameOf(key),
    claim.state,
    claim.bodyHash,
    claim.now,
  );
}

export const finishAction = (db: DatabaseSync, { owner, key }: ActionId, status: number, answer: string): void =>
  void sql(db, "UPDATE action SET state = 'done', status = ?, sealed = ? WHERE owner = ? AND key = ?").run(
    status,
    seal(key, answer),
    owner,
    nameOf(key),
  );

export const forgetAction = (db: DatabaseSync, { owner, key }: ActionId): void =>
  void sql(db, "DELETE FROM action WHERE owner = ? AND key = ? AND state = 'under_way'").run(owner, nameOf(key));

/** At a start nothing is under way. A killed call moved no money, because money and answer are written together. */
export const forgetInterrupted = (db: DatabaseSync): void =>
  transaction(db, () => void sql(db, "DELETE FROM action WHERE state = 'under_way'").run());
