import { createCipheriv, createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

import { expect, test } from 'vitest';

import { migrate, sql } from '../db/index.ts';
import { actionsSchema } from './schema.ts';
import { claimAction, findAction, finishAction } from './store.ts';

const key = 'a1b2c3d4-key';
const id = { owner: 'user:7', key };
const answer = JSON.stringify({ data: { text: 'ответ', again: 'word '.repeat(200) } });

test('[HTTP-40] an answer is kept small, and read as it was', () => {
  const db = new DatabaseSync(':memory:');
  migrate(db, [actionsSchema]);
  claimAction(db, id, { state: 'under_way', bodyHash: 'h', now: 1 });
  finishAction(db, id, 201, answer);
  expect(findAction(db, id, 2)).toEqual({ state: 'done', bodyHash: 'h', status: 201, answer });
  expect(sql(db, 'SELECT length(sealed) AS size FROM action').get()?.size).toBeLessThan(150);
});

test('[HTTP-40] an answer that a former version sealed is read after the move', () => {
  const db = new DatabaseSync(':memory:');
  migrate(db, [{ area: 'actions', steps: actionsSchema.steps.slice(0, 1) }]);
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const iv = Buffer.alloc(12, 5);
  const cipher = createCipheriv('aes-256-gcm', hash(`seal:${key}`), iv);
  const sealed = Buffer.concat([cipher.update(answer, 'utf8'), cipher.final()]);
  const text = Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
  sql(
    db,
    "INSERT INTO action (owner, key, state, body_hash, status, answer, at) VALUES (?, ?, 'done', 'h', 201, ?, 1)",
  ).run(id.owner, hash(`name:${key}`).toString('base64url'), text);
  migrate(db, [actionsSchema]);
  expect(findAction(db, id, 2)).toEqual({ state: 'done', bodyHash: 'h', status: 201, answer });
});
