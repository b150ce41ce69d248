/** Files that earlier programs left: each migrates, and its books add up. A release adds its own: docs/operations.md. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect, onTestFinished, test } from 'vitest';

import { auditOf } from '../audit/index.ts';
import { openMigrated } from '../db/index.ts';
import { schemas } from './schemas.ts';

const fixtures = 'tests/fixtures/releases';

test.each(readdirSync(fixtures))(
  '[OPS-28] the file of %s migrates after a copy of it was made, and its books add up',
  (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'openbook-release-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'site.sqlite');
    const before = new DatabaseSync(file);
    before.exec(readFileSync(join(fixtures, name), 'utf8'));
    const money = before.prepare('SELECT id, balance FROM account ORDER BY id').all();
    before.close();

    const copies = () => readdirSync(folder).filter((each) => each.includes('.before-migration-'));
    const migrated = openMigrated(file, schemas);
    expect(migrated.prepare('SELECT id, balance FROM account ORDER BY id').all()).toEqual(money);
    migrated.close();
    expect(auditOf(file)).toEqual([]);
    const [copy = '', ...others] = copies();
    expect(others).toEqual([]);
    const kept = new DatabaseSync(join(folder, copy), { readOnly: true });
    expect(kept.prepare('SELECT id, balance FROM account ORDER BY id').all()).toEqual(money);
    expect(kept.prepare("SELECT COUNT(*) AS count FROM migration WHERE area = 'alarm'").get()).toMatchObject({
      count: 0,
    });
    kept.close();

    // Nothing is to be done, so nothing is copied.
    openMigrated(file, schemas).close();
    expect(copies()).toHaveLength(1);
  },
);
