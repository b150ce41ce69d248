import { DatabaseSync } from 'node:sqlite';

import { expect, test } from 'vitest';

import type { World } from '../world/world.ts';
import { lastVersionsOf } from './last-versions.ts';

test('[PLUG-112] a last version that could not be written holds meanwhile, is told, and is written with the next question', () => {
  const db = new DatabaseSync(':memory:');
  db.exec(`CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
    CREATE TRIGGER full BEFORE INSERT ON meta BEGIN SELECT RAISE(ABORT, 'disk is full'); END;`);
  const told: string[] = [];
  const open = () => lastVersionsOf({ db } as World, (line) => told.push(line));
  const last = open();
  last.set('news', '1.0.0');
  expect([last.get('news'), told]).toEqual(['1.0.0', [expect.stringContaining('disk is full')]]);
  expect(open().get('news')).toBeUndefined();
  db.exec('DROP TRIGGER full');
  last.set('news', '1.0.0');
  expect(open().get('news')).toBe('1.0.0');
});
