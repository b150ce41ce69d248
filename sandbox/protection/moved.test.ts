import type { DatabaseSync } from 'node:sqlite';

import { beforeEach, expect, test } from 'vitest';

import { openMigrated, transaction } from '../db/index.ts';
import { openAccount, post } from '../ledger/index.ts';
import { schemas } from '../worlds/schemas.ts';
import { type Asked, movedOf } from './moved.ts';

const asked: Asked = { userId: 7, kinds: ['stake', 'return'], sign: -1, iso: 'USD', since: 0 };
let db: DatabaseSync;
let [account, keys] = [0, 0];
beforeEach(() => {
  db = openMigrated(':memory:', schemas);
  db.exec('PRAGMA foreign_keys = OFF');
  account = openAccount(db, { userId: 7, iso: 'USD', type: 0, at: 0 });
  move('deposit', 1_000_000, 0);
});

const move = (kind: string, minor: number, at: number) =>
  post(db, {
    ...{ key: `${kind}:${String((keys += 1))}`, kind, at },
    entries: [
      { account, minor },
      { account: { house: 'stakes', iso: 'USD' }, minor: -minor },
    ],
  });
const sumOf = (part: Partial<Asked> = {}) =>
  movedOf(db, { ...asked, ...part }).reduce((sum, { minor }) => sum + minor, 0);

test('[OPS-33] what came since is counted beside what was read before; what is older than the stretch is not', () => {
  move('stake', -100, 10);
  expect(sumOf()).toBe(100);
  move('stake', -50, 20);
  move('return', 30, 30);
  expect(sumOf()).toBe(120);
  expect(sumOf({ since: 15 })).toBe(20);
  // The clock was set back.
  expect(sumOf()).toBe(120);
  expect(sumOf({ kinds: ['stake'] })).toBe(150);
});

test('[OPS-33] a stake that was rolled back counts while it stands, and never again', () => {
  move('stake', -100, 10);
  const seen: number[] = [];
  const broken = () =>
    transaction(db, () => {
      move('stake', -40, 20);
      seen.push(sumOf());
      throw new Error('no');
    });
  expect(broken).toThrow('no');
  expect([...seen, sumOf()]).toEqual([140, 100]);
  expect(broken).toThrow('no');
  expect([...seen, sumOf()]).toEqual([140, 140, 100]);
  transaction(db, () => move('stake', -5, 30));
  expect(sumOf()).toBe(105);
});

test('[OPS-33] a bet of a player with 20,000 movements reads the ones that came since', () => {
  transaction(db, () => {
    for (let count = 0; count < 20_000; count += 1) move('stake', -1, count);
  });
  expect(sumOf()).toBe(20_000);
  const before = process.cpuUsage();
  const times = 50;
  for (let bet = 1; bet <= times; bet += 1) {
    move('stake', -1, 30_000 + bet);
    expect(sumOf()).toBe(20_000 + bet);
  }
  const { user, system } = process.cpuUsage(before);
  console.info(`${((user + system) / times / 1000).toFixed(2)} ms a bet and its sum`);
  // Rows are counted as SQLite reads them: an index of the account leads to those behind the last one.
  const [plan] = db
    .prepare('EXPLAIN QUERY PLAN SELECT 1 FROM entry WHERE account_id = ? AND entry.id > ?')
    .all(account, 0);
  expect(String(plan?.detail)).toContain('entry_of_account (account_id=? AND id>?)');
});
