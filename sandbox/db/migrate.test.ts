import { DatabaseSync } from 'node:sqlite';

import { expect, test } from 'vitest';

import { metaOf, migrate, openMigrated, sql } from './index.ts';

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

test('a database in memory begins as a copy of the first: no step runs again, and nothing of the first is in it', () => {
  const schemas = [{ area: 'a', steps: [first, 'INSERT INTO thing VALUES (abs(random()) % 1000000 + 10)'] }];
  const made = openMigrated(':memory:', schemas);
  const rows = sql(made, 'SELECT id FROM thing').all();
  sql(made, 'INSERT INTO thing VALUES (7)').run();
  metaOf(made, 'secret', () => 'one');
  const copy = openMigrated(':memory:', schemas);
  expect(sql(copy, 'SELECT id FROM thing').all()).toEqual(rows);
  expect(metaOf(copy, 'secret', () => 'two')).toBe('two');
  sql(copy, 'INSERT INTO thing VALUES (8)').run();
  expect(sql(made, 'SELECT id FROM thing WHERE id = 8').get()).toBeUndefined();
  migrate(copy, schemas);
  expect(sql(copy, 'SELECT count(*) AS count FROM thing').get()).toMatchObject({ count: 2 });
});
