import { allSettled, fork } from 'effector';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import type { Balance } from '@contracts/account';
import { account, balance as balanceOf } from '@contracts/account.testing';

import { fetchFx } from '@/shared/api';
import { userEventReceived } from '@/shared/feed';
import { logFx } from '@/shared/lib/logger';

import { loadConverter } from '../lib/account';
import {
  $activeAccount,
  $allAccounts,
  $balance,
  $isBalanceHidden,
  $isSwitching,
  accountsForgotten,
  accountSwitchRequested,
  balanceHiddenChanged,
} from './account';
import { balanceRefreshRequested } from './refresh';

const accounts = [account(5, { money: 100_000.5 }), account(6, { iso: 'JPY', money: 1000, type: 9, isActive: false })];
const bonus = account(7, { money: 5000, type: 4, isActive: false });
const balance = (activeAccountId: number): Balance =>
  balanceOf({
    accounts,
    all_accounts: [...accounts, bonus, account(8, { iso: 'BTC', money: 0.12345678, type: 33, isActive: false })],
    bonuses: [bonus],
    activeAccountId,
    isAvailableFirstDepositBonus: true,
    convertStatus: 1,
  });

function setup(answers: (Balance | number)[]) {
  const calls: string[] = [];
  const server = (request: Request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return typeof answer === 'number' ? new Response('{}', { status: answer }) : Response.json({ data: answer });
  };
  return { calls, scope: fork({ handlers: [[fetchFx, server]] }) };
}

// Loads the code before the tests, because fake timers cannot wait for code.
beforeAll(loadConverter);
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[ACC-01] [ACC-02] balances are whole minor units of their currency; unknown kinds count as currency accounts', async () => {
  const { scope } = setup([balance(5)]);
  void allSettled(balanceRefreshRequested, { scope });
  await vi.advanceTimersByTimeAsync(10);
  expect(scope.getState($allAccounts).map(({ minor, kind }) => [minor, kind])).toEqual([
    [100_000_50, 'main'],
    [1000, 'currency'],
    [5000_00, 'bonus'],
    [12_345_678, 'currency'],
  ]);
  expect(scope.getState($activeAccount)?.id).toBe(5);
});

test.each([
  ['no account ever becomes active', [balance(0)], 6],
  ['the third answer has one', [balance(0), balance(0), balance(5)], 3],
  ['the first has one', [balance(5)], 1],
  ['failures count as no account', [503, balance(5)], 2],
])('[ACC-07] a refresh repeats at most five times, 2500 ms apart: %s', async (_, answers, asked) => {
  const { calls, scope } = setup([...answers]);
  void allSettled(balanceRefreshRequested, { scope });
  await vi.advanceTimersByTimeAsync(2490);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(asked);
});

test('[ACC-06] a switch is in progress until its answer, which is the new balance', async () => {
  const { calls, scope } = setup([balance(6)]);
  void allSettled(accountSwitchRequested, { scope, params: 6 });
  expect(scope.getState($isSwitching)).toBe(true);
  await vi.advanceTimersByTimeAsync(10);
  expect(calls).toEqual(['POST /web-api/account/6/switch']);
  expect(scope.getState($isSwitching)).toBe(false);
  expect(scope.getState($activeAccount)?.iso).toBe('JPY');
});

test('[BET-19] a balance that the server pushes is shown without asking; nothing of it is left after the player', async () => {
  const { calls, scope } = setup([balance(5)]);
  await allSettled(userEventReceived, { scope, params: { op: 'put', kind: 'balance', id: 1, value: balance(5) } });
  expect(scope.getState($activeAccount)?.minor).toBe(100_000_50);
  expect(calls).toEqual([]);
  await allSettled(accountsForgotten, { scope });
  expect(scope.getState($balance)).toBeNull();
});

const pushed = (value: Balance) => ({ op: 'put' as const, kind: 'balance' as const, id: 1, value });

test('an answer that a push has overtaken does not bring an older balance back', async () => {
  const { scope } = setup([{ ...balance(6), version: 1 }]);
  void allSettled(balanceRefreshRequested, { scope });
  void allSettled(userEventReceived, { scope, params: pushed({ ...balance(5), version: 2 }) });
  await vi.advanceTimersByTimeAsync(10);
  expect(scope.getState($activeAccount)?.id).toBe(5);
});

test('what was on its way when the player left is not shown to the next', async () => {
  const { scope } = setup([balance(5)]);
  void allSettled(balanceRefreshRequested, { scope });
  void allSettled(userEventReceived, { scope, params: pushed(balance(5)) });
  void allSettled(accountsForgotten, { scope });
  await vi.advanceTimersByTimeAsync(10);
  expect(scope.getState($balance)).toBeNull();
});

test("the wish to hide the balance is the player's own and leaves with them", async () => {
  const { scope } = setup([balance(5)]);
  await allSettled(balanceHiddenChanged, { scope, params: true });
  expect(scope.getState($isBalanceHidden)).toBe(true);
  await allSettled(accountsForgotten, { scope });
  expect(scope.getState($isBalanceHidden)).toBe(false);
});

test('a pushed balance that breaks the contract changes nothing and is in the log', async () => {
  const logged: string[] = [];
  const scope = fork({ handlers: [[logFx, ({ text }: { text: string }) => void logged.push(text)]] });
  const value = { accounts: 'all of it' } as unknown as Balance;
  await allSettled(userEventReceived, { scope, params: { op: 'put', kind: 'balance', id: 1, value } });
  expect([scope.getState($balance), logged]).toEqual([null, ['Wrong shape of a pushed balance']]);
});
