import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isOpenWithdrawal, withdrawalStates } from '../../contracts/payments/index.ts';
import { openFunded } from '../account/index.ts';
import { updateUser, userById } from '../auth/users.ts';
import { setUp } from '../coupon/player.testing.ts';
import { sql } from '../db/index.ts';
import { ApiFailure } from '../http/failure.ts';
import { audit, balanceOf } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { setBankAccount } from './bank-account.ts';
import { withdraw } from './create.ts';
import { depositFor } from './deposit.testing.ts';
import { documentsPassed, goOnWithWithdrawals, moveWithdrawal } from './move.ts';

const step = fc.oneof(
  fc.record({ do: fc.constantFrom('instant' as const, 'wallet' as const), sum: fc.integer({ min: 100, max: 5000 }) }),
  fc.record({ do: fc.constant('out' as const), sum: fc.integer({ min: -10, max: 90_000 }) }),
  fc.record({ do: fc.constant('wait' as const), sum: fc.constantFrom(1, 4, 5, 30, 90, 15 * 86_400) }),
  fc.record({ do: fc.constantFrom('move' as const), sum: fc.nat(6), to: fc.constantFrom(...withdrawalStates) }),
  fc.record({ do: fc.constantFrom('verify' as const, 'forget' as const, 'bank' as const, 'restart' as const) }),
);

/** What a refused call throws is an answer; anything else is a fault. */
function asked(run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
  }
}

const sumOf = ({ db }: World, query: string, ...values: (string | number)[]): number =>
  Number(Object.values(sql(db, query).get(...values) ?? {})[0] ?? 0);

function verify(world: World, userId: number, isIdentificationDone: boolean): void {
  const user = userById(world.db, userId);
  updateUser(world.db, userId, { clientConfig: { ...user?.clientConfig, isIdentificationDone } });
  documentsPassed(world, userId);
}

test('[PAY-01] [PAY-12] after any history no money is lost, made or paid twice', async () => {
  const { world, userId } = await setUp();
  const start = 50_000;
  fc.assert(
    fc.property(fc.array(step, { minLength: 3, maxLength: 25 }), (steps) => {
      const account = openFunded(world, userId, { iso: 'USD', minor: start, type: 9 });
      const made: string[] = [];
      for (const action of steps) {
        if (action.do === 'instant' || action.do === 'wallet')
          depositFor(world, { userId, account, method: action.do, minor: action.sum });
        if (action.do === 'out')
          asked(() =>
            made.push(...withdraw(world, userId, { accountId: account, amount: action.sum / 100 }).map(({ id }) => id)),
          );
        if (action.do === 'wait') world.clock.advance(action.sum);
        if (action.do === 'move') moveWithdrawal(world, made[action.sum] ?? '', action.to);
        if (action.do === 'verify' || action.do === 'forget') verify(world, userId, action.do === 'verify');
        if (action.do === 'bank') setBankAccount(world, userId, 'GB29NWBK60161331926819');
        // A start of the server watches everything once more.
        if (action.do === 'restart') goOnWithWithdrawals(world);
      }
      const came = sumOf(world, 'SELECT SUM(minor) FROM deposit WHERE account_id = ?', account);
      const out = `SELECT SUM(minor) FROM withdrawal WHERE account_id = ? AND state NOT IN ('rejected', 'returned')`;
      expect(balanceOf(world.db, account)).toBe(start + came - sumOf(world, out, account));
      for (const method of ['instant', 'wallet'])
        expect(sumOf(world, `${out} AND method = ?`, account, method)).toBeLessThanOrEqual(
          sumOf(world, 'SELECT SUM(minor) FROM deposit WHERE account_id = ? AND method = ?', account, method),
        );
    }),
    { numRuns: 500 },
  );
  const open = withdrawalStates.filter(isOpenWithdrawal).map((state) => `'${state}'`);
  const held = `SELECT SUM(minor) FROM withdrawal WHERE iso = 'USD' AND state IN (${open.join(', ')})`;
  expect(sumOf(world, `SELECT balance FROM account WHERE purpose = 'withdrawals' AND iso = 'USD'`)).toBe(
    sumOf(world, held),
  );
  const fees = `SELECT SUM(fee) FROM withdrawal WHERE iso = 'USD' AND state = 'received'`;
  expect(sumOf(world, `SELECT balance FROM account WHERE purpose = 'fees' AND iso = 'USD'`)).toBe(sumOf(world, fees));
  expect(audit(world.db)).toEqual([]);
  expect(sumOf(world, `SELECT COUNT(*) FROM withdrawal WHERE state = 'received'`)).toBeGreaterThan(50);
});
