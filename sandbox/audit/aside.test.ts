import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test, vi } from 'vitest';

import { openMigrated } from '../db/index.ts';
import { schemas } from '../worlds/schemas.ts';
import { auditAside } from './aside.ts';

const folder = mkdtempSync(join(tmpdir(), 'audit-aside-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('[OPS-36] the books of a file are read by another process, once for all who ask at a time', async () => {
  const db = openMigrated(join(folder, 'site.sqlite'), schemas);
  db.exec(
    `INSERT INTO account (user_id, purpose, iso, type, balance, opened_at) VALUES (NULL, 'cash', 'EUR', 0, 500, 0)`,
  );
  const asked = [vi.spyOn(db, 'prepare'), vi.spyOn(db, 'exec')];
  const first = auditAside(db);
  expect(auditAside(db)).toBe(first);
  expect((await first).join()).toContain('500');
  // What is wrong was found, and this process asked nothing.
  for (const spy of asked) expect(spy).not.toHaveBeenCalled();
  const later = auditAside(db);
  expect(later).not.toBe(first);
  expect(await later).toEqual(await first);
  db.close();
});

test('[OPS-36] a database in memory is read where it is', async () => {
  const db = openMigrated(':memory:', schemas);
  expect(await auditAside(db)).toEqual([]);
});
