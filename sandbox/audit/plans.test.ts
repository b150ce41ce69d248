import { expect, test } from 'vitest';

import { openMigrated } from '../db/index.ts';
import { schemas } from '../worlds/schemas.ts';
import { auditBooks } from './index.ts';

type Row = { id: number; parent: number; detail: string };

const isScan = ({ detail }: Row) => /^SCAN (?!json_each|CONSTANT|\(|pragma)/.test(detail);

/** Tables that are read from end to end once for each row of another one. */
function againAndAgain(rows: readonly Row[]): string[] {
  return rows
    .filter(isScan)
    .filter(({ id, parent }) => {
      const around = rows.find((row) => row.id === parent);
      const isFirst = rows.find((row) => row.parent === parent && /^(?:SCAN|SEARCH)/.test(row.detail))?.id === id;
      return !isFirst || around?.detail.startsWith('CORRELATED') === true;
    })
    .map(({ detail }) => detail);
}

test('[OPS-34] the books are compared row by row: no question of the audit reads a table again for each row of another', () => {
  const db = openMigrated(':memory:', schemas);
  const asked: string[] = [];
  const prepare = db.prepare.bind(db);
  db.prepare = (text, ...rest) => {
    asked.push(text);
    return prepare(text, ...rest);
  };
  expect(auditBooks(db)).toEqual([]);
  const plans = asked
    .filter((text) => text.includes('SELECT'))
    .map((text) => ({ text, scanned: againAndAgain(prepare(`EXPLAIN QUERY PLAN ${text}`).all() as unknown as Row[]) }));
  expect(plans.length).toBeGreaterThan(30);
  expect(plans.filter(({ scanned }) => scanned.length > 0)).toEqual([]);
});
