import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { sql } from '../db/index.ts';
import { accountsOf, audit, balanceOf } from '../ledger/index.ts';
import { createWorld } from '../worlds/index.ts';
import { bankAccountOf, setBankAccount } from './bank-account.ts';
import { withdraw } from './create.ts';
import { agePayees } from './payee.ts';
import { withdrawalById } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'openbook-withdrawals-'));
afterAll(() => rmSync(folder, { recursive: true }));

const start = Date.UTC(2026, 0, 5);
const open = (now: number) =>
  createWorld({
    ...{ id: 'test', database: join(folder, 'db.sqlite'), seed: 7, speed: 1, share: 0.1, now },
    onError: (error) => {
      throw error;
    },
  });

test('[PAY-13] a withdrawal goes on after the server was away, and is paid once', async () => {
  const before = await open(start);
  const userId = Number(sql(before.db, "SELECT id FROM user WHERE profile = 'demo'").get()?.id);
  const account = accountsOf(before.db, userId)[0]?.id ?? 0;
  const held = balanceOf(before.db, account);
  setBankAccount(before, userId, { iban: 'GB29NWBK60161331926819' });
  agePayees(before, userId);
  const [made] = withdraw(before, userId, { accountId: account, amount: 1000 });
  before.clock.advance(6);
  const { id = '', number } = made ?? {};
  expect(withdrawalById(before, id)?.state).toBe('checking');
  before.close();

  const after = await open(start + 3_600_000);
  after.clock.advance(120);
  expect(withdrawalById(after, id)?.state).toBe('received');
  expect(balanceOf(after.db, account)).toBe(held - 100_000);
  expect([number, audit(after.db)]).toEqual([1001, []]);
  after.close();
}, 30_000);

test('[LIM-99] an account that was named before there were marks is asked for again, and money under way to it still goes', async () => {
  const world = await open(start + 7_200_000);
  const userId = Number(sql(world.db, "SELECT id FROM user WHERE profile = 'demo'").get()?.id);
  const account = accountsOf(world.db, userId)[0]?.id ?? 0;
  setBankAccount(world, userId, { iban: 'GB29NWBK60161331926819' });
  agePayees(world, userId);
  const [made] = withdraw(world, userId, { accountId: account, amount: 1000 });
  sql(world.db, 'UPDATE bank_account SET mark = NULL').run();
  expect(bankAccountOf(world, userId)).toBeNull();
  expect(() => withdraw(world, userId, { accountId: account, amount: 1000 })).toThrow();
  world.clock.advance(120);
  expect(withdrawalById(world, made?.id ?? '')?.state).toBe('received');
  setBankAccount(world, userId, { iban: 'GB29NWBK60161331926819' });
  expect(bankAccountOf(world, userId)).toMatchObject({ last4: '6819' });
  world.close();
}, 30_000);
