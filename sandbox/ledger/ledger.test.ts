import { DatabaseSync } from 'node:sqlite';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { migrate, transaction } from '../db/index.ts';
import { audit, BadPosting, balanceOf, ledgerSchema, NotEnoughMoney, onMoved, openAccount, post } from './index.ts';

function setup() {
  const db = new DatabaseSync(':memory:');
  migrate(db, [ledgerSchema]);
  const open = (userId: number, iso = 'RUB') => openAccount(db, { userId, iso, type: 0, at: 1 });
  let count = 0;
  const move = (account: number, minor: number, { key = `k${String((count += 1))}`, iso = 'RUB' } = {}) =>
    post(db, {
      key,
      kind: 'test',
      at: 1,
      entries: [
        { account, minor },
        { account: { house: 'cash', iso }, minor: -minor },
      ],
    });
  return { db, open, move };
}

test('a movement changes both sides by the same sum', () => {
  const { db, open, move } = setup();
  const account = open(1);
  move(account, 10_000);
  expect(balanceOf(db, account)).toBe(10_000);
  expect(audit(db)).toEqual([]);
});

test.each([
  ['does not balance', [{ account: 1, minor: 5 }]],
  [
    'balances only across currencies',
    [
      { account: 1, minor: 5 },
      { account: { house: 'cash', iso: 'USD' } as const, minor: -5 },
    ],
  ],
  [
    'is a fraction',
    [
      { account: 1, minor: 0.5 },
      { account: { house: 'cash', iso: 'RUB' } as const, minor: -0.5 },
    ],
  ],
  [
    'names no account',
    [
      { account: 99, minor: 5 },
      { account: { house: 'cash', iso: 'RUB' } as const, minor: -5 },
    ],
  ],
])('a movement that %s is refused', (_, entries) => {
  const { db, open } = setup();
  open(1);
  expect(() => post(db, { key: 'x', kind: 'test', at: 1, entries })).toThrow(BadPosting);
  expect(audit(db)).toEqual([]);
});

test('a player can spend the last minor unit and not one more', () => {
  const { db, open, move } = setup();
  const account = open(1);
  move(account, 100);
  expect(() => move(account, -101)).toThrow(NotEnoughMoney);
  expect(move(account, -100)).toBe(true);
  expect(balanceOf(db, account)).toBe(0);
});

test('a refusal that the caller handles leaves nothing behind in its transaction', () => {
  const { db, open, move } = setup();
  const account = open(1);
  transaction(db, () => {
    expect(() => move(account, -1, { key: 'refused' })).toThrow(NotEnoughMoney);
    move(account, 5);
  });
  expect(balanceOf(db, account)).toBe(5);
  expect(move(account, 1, { key: 'refused' })).toBe(true);
  expect(audit(db)).toEqual([]);
});

test('a key moves money once', () => {
  const { db, open, move } = setup();
  const account = open(1);
  expect([move(account, 7, { key: 'settle:1' }), move(account, 7, { key: 'settle:1' })]).toEqual([true, false]);
  expect(balanceOf(db, account)).toBe(7);
});

test('players hear of a movement once it is committed, and never of one rolled back', () => {
  const { db, open, move } = setup();
  const account = open(42);
  const heard: number[][] = [];
  onMoved(db, (userIds) => heard.push(userIds));
  const failing = () =>
    transaction(db, () => {
      move(account, 5);
      throw new Error('later step');
    });
  expect(failing).toThrow('later step');
  transaction(db, () => {
    move(account, 5);
    expect(heard).toEqual([]);
  });
  expect(heard).toEqual([[42]]);
});

test('what was posted cannot be changed or deleted', () => {
  const { db, open, move } = setup();
  move(open(1), 5);
  for (const statement of [
    'UPDATE entry SET minor = 6',
    'DELETE FROM entry',
    'UPDATE posting SET at = 2',
    'DELETE FROM posting',
  ])
    expect(() => db.exec(statement)).toThrow('is final');
});

test('after any history the books balance and no player owes money', () => {
  const movement = fc.record({ from: fc.nat(3), to: fc.nat(3), minor: fc.integer({ min: 1, max: 10 ** 12 }) });
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 40 }), (movements) => {
      const { db, open, move } = setup();
      const accounts = [open(1), open(2), open(3), open(3)];
      for (const account of accounts) move(account, 10 ** 11);
      movements.forEach(({ from, to, minor }, index) => {
        const entries = [
          { account: accounts[from]!, minor: -minor },
          { account: accounts[to]!, minor },
        ];
        try {
          post(db, { key: `m${String(index)}`, kind: 'test', at: 1, entries });
        } catch (error) {
          expect(error).toBeInstanceOf(NotEnoughMoney);
        }
      });
      expect(audit(db)).toEqual([]);
      const sums = accounts.map((account) => balanceOf(db, account));
      expect(Math.min(...sums)).toBeGreaterThanOrEqual(0);
      expect(sums.reduce((sum, minor) => sum + minor)).toBe(4 * 10 ** 11);
      db.close();
    }),
    { numRuns: 40 },
  );
});
