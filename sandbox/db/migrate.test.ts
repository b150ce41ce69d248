import { DatabaseSync } from 'node:sqlite';

import { expect, test } from 'vitest';

import { metaOf, migrate, sql } from './index.ts';

const first = 'CREATE TABLE thing (id INTEGER PRIMARY KEY) STRICT';
const second = "ALTER TABLE thing ADD COLUMN name TEXT NOT NULL DEFAULT ''";

test('each step runs once; a later program runs only the new ones', () => {
  const db = new DatabaseSync(':memory:');
  migrate(db, [{ area: 'a', steps: [first] }]);
  sql(db, 'INSERT INTO thing VALUES (7)').run();
  migrate(db, [{ area: 'a', steps: [first, second] }]);
  migrate(db, [{ area: 'a', steps: [first, second] }]);
  expect(sql(db, 'SELECT id, name FROM thing').all()).toEqual([{ __proto__: null, id: 7, name: '' }]);
});

test('an older program refuses a newer database', () => {
  const db = new DatabaseSync(':memory:');
  migrate(db, [{ area: 'a', steps: [first, second] }]);
  expect(() => migrate(db, [{ area: 'a', steps: [first] }])).toThrow('newer');
});

test('a step that fails leaves no part of itself', () => {
  const db = new DatabaseSync(':memory:');
  expect(() => migrate(db, [{ area: 'a', steps: [first, 'CREATE TABLE oops ('] }])).toThrow();
  migrate(db, [{ area: 'a', steps: [first] }]);
});

test('a value of the database is made once', () => {
  const db = new DatabaseSync(':memory:');
  migrate(db, []);
  expect([metaOf(db, 'secret', () => 'one'), metaOf(db, 'secret', () => 'two')]).toEqual(['one', 'one']);
});
