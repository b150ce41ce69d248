import { allSettled, fork } from 'effector';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { account, balance as balanceOf } from '@contracts/account.testing';

import { balanceRefreshRequested } from '@/entities/account';
import { $userId } from '@/entities/session';
import { fetchFx } from '@/shared/api';
import { $shelfStorage } from '@/shared/keyed-call';

import { $isAdding, addPressed, currencyChosen } from './add';
import { walletsOpened } from './opened';

const currency = (iso: string) => ({ iso, currencyId: 2, symbol: iso, name: iso, kind: 'fiat', minorDigits: 2 });
const known = [account(5)];

/** The account appears with the answer of this number to a question for the balance. */
function setup(appearsAt: number) {
  const calls: string[] = [];
  let asked = 0;
  const answerOf = (path: string) => {
    if (path.endsWith('/currencies')) return [currency('USD'), currency('EUR')];
    if (path.endsWith('/currency')) return { requested: true };
    if (path.endsWith('/balance')) asked += 1;
    const all = asked < appearsAt ? known : [...known, account(6, { iso: 'EUR', type: 9, isActive: false })];
    return path.endsWith('/balance') ? balanceOf({ accounts: all, all_accounts: all }) : [];
  };
  const scope = fork({
    values: [
      [$userId, 1],
      [$shelfStorage, { read: () => null, write: () => undefined }],
    ],
    handlers: [
      [
        fetchFx,
        (request: Request) => {
          const { pathname } = new URL(request.url);
          calls.push(`${request.method} ${pathname.replace('/web-api/account/', '')}`);
          return Response.json({ data: answerOf(pathname) });
        },
      ],
    ],
  });
  return { scope, calls, polls: () => calls.filter((call) => call === 'GET balance').length };
}

// Fake timers cannot wait for code.
beforeAll(() => allSettled(balanceRefreshRequested, { scope: setup(1).scope }));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['never', 99, 5],
  ['with the second answer', 2, 2],
])(
  '[ACC-05] the page asks for the new account at most five times, a second apart: it appears %s',
  async (_, at, polls) => {
    const world = setup(at);
    const { scope, calls } = world;
    void allSettled(walletsOpened, { scope });
    await vi.advanceTimersByTimeAsync(10);
    void allSettled(currencyChosen, { scope, params: 'EUR' });
    void allSettled(addPressed, { scope });
    expect(scope.getState($isAdding)).toBe(true);
    await vi.advanceTimersByTimeAsync(900);
    expect([calls.filter((call) => call === 'POST currency').length, world.polls()]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([scope.getState($isAdding), world.polls()]).toEqual([true, 1]);
    // While the account is awaited another press asks for none.
    void allSettled(addPressed, { scope });
    await vi.advanceTimersByTimeAsync(10);
    expect(calls.filter((call) => call === 'POST currency')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([scope.getState($isAdding), world.polls()]).toEqual([false, polls]);
  },
);
