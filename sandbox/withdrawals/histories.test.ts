import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isOpenWithdrawal, type WithdrawalState, withdrawalStates } from '../../contracts/payments/index.ts';
import { sayFigures } from '../../tests/support/figures.ts';
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
import { payAtDesk } from './desk.ts';
import { documentsPassed, goOnWithWithdrawals, moveWithdrawal, takePayout } from './move.ts';
import { agePayees } from './payee.ts';
import { withdrawalById } from './store.ts';

/** `npm run payments:prove` tries twenty thousand. */
const runs = Number(process.env.HISTORIES ?? 150);
/** The usual run takes the same histories each time, so that chance cannot leave one kind of payment out; the long run takes others. */
const usual = process.env.HISTORIES === undefined ? { seed: 11 } : {};

/** What the provider says of a payout, in whatever order: `payout` 1 is one that is not the withdrawal's. */
const word = fc.record({
  do: fc.constant('say' as const),
  sum: fc.nat(6),
  payout: fc.constantFrom(0, 0, 0, 1),
  status: fc.constantFrom('in_transit', 'paid', 'paid', 'failed', 'canceled'),
  off: fc.constantFrom(0, 0, 0, 0, 1, -1),
  currency: fc.constantFrom('usd', 'usd', 'usd', 'eur'),
  isSent: fc.boolean(),
});
type Word = typeof word extends fc.Arbitrary<infer W> ? W : never;

/** Gives whether it moved the withdrawal. */
function say(world: World, withdrawal: string, { payout, status, off, currency, isSent }: Word): boolean {
  if (isSent) for (const to of ['checking', 'approved', 'sent'] as const) moveWithdrawal(world, withdrawal, to);
  const known = withdrawalById(world, withdrawal);
  const amount = (known?.minor ?? 0) - (known?.fee ?? 0) + off;
  const id = `po_${withdrawal}_${String(payout)}`;
  takePayout(world, { object: 'payout', id, status, amount, currency, metadata: { withdrawal } });
  const hasMoved = withdrawalById(world, withdrawal)?.state !== known?.state;
  // Only a true word moves anything.
  if (hasMoved) expect([off, currency, known?.psp_id ?? id]).toEqual([0, 'usd', id]);
  return hasMoved;
}

const visit = fc.record({
  do: fc.constant('collect' as const),
  sum: fc.nat(6),
  times: fc.constantFrom(1, 2),
  isSent: fc.boolean(),
});
type Collect = typeof visit extends fc.Arbitrary<infer V> ? V : never;

const step = fc.oneof(
  word,
  fc.record({
    do: fc.constantFrom('instant' as const, 'wallet' as const, 'desk' as const, 'desk' as const),
    sum: fc.integer({ min: 100, max: 5000 }),
  }),
  fc.record({ do: fc.constant('out' as const), sum: fc.integer({ min: -10, max: 90_000 }) }),
  { arbitrary: visit, weight: 2 },
  fc.record({ do: fc.constant('wait' as const), sum: fc.constantFrom(1, 4, 5, 30, 90, 2 * 86_400, 15 * 86_400) }),
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

/** A clerk is shown the code of a withdrawal by cash, once or twice. Gives how often they paid. */
function collect(world: World, made: readonly string[], { sum, times, isSent }: Collect): number {
  const cash = made.filter((id) => withdrawalById(world, id)?.method === 'desk');
  const id = cash[sum % cash.length] ?? '';
  if (isSent) for (const to of ['checking', 'approved', 'sent'] as const) moveWithdrawal(world, id, to);
  const code = withdrawalById(world, id)?.desk_code ?? '';
  return Array.from({ length: times }, () => payAtDesk(world, code)).filter((isPaid) => isPaid === true).length;
}

/** Gives whether it was cash that is paid now without a clerk. */
const moveByHand = (world: World, withdrawal: string, to: WithdrawalState): boolean =>
  moveWithdrawal(world, withdrawal, to) && to === 'received' && withdrawalById(world, withdrawal)?.method === 'desk';

const sumOf = ({ db }: World, query: string, ...values: (string | number)[]): number =>
  Number(Object.values(sql(db, query).get(...values) ?? {})[0] ?? 0);

function verify(world: World, userId: number, isIdentificationDone: boolean): void {
  const user = userById(world.db, userId);
  updateUser(world.db, userId, { clientConfig: { ...user?.clientConfig, isIdentificationDone } });
  documentsPassed(world, userId);
}

test(
  '[PAY-01] [PAY-07] [PAY-12] after any history no money is lost, made or paid twice',
  { timeout: 1_800_000 },
  async () => {
    const { world, userId } = await setUp();
    const start = 50_000;
    let [moved, collected, byHand] = [0, 0, 0];
    fc.assert(
      fc.property(fc.array(step, { minLength: 3, maxLength: 25 }), (steps) => {
        const account = openFunded(world, userId, { iso: 'USD', minor: start, type: 9 });
        const made: string[] = [];
        for (const action of steps) {
          if (action.do === 'instant' || action.do === 'wallet' || action.do === 'desk')
            depositFor(world, { userId, account, method: action.do, minor: action.sum });
          if (action.do === 'out')
            asked(() =>
              made.push(
                ...withdraw(world, userId, { accountId: account, amount: action.sum / 100 }).map(({ id }) => id),
              ),
            );
          if (action.do === 'collect') collected += collect(world, made, action);
          if (action.do === 'wait') world.clock.advance(action.sum);
          if (action.do === 'move' && moveByHand(world, made[action.sum] ?? '', action.to)) byHand += 1;
          if (action.do === 'say' && say(world, made[action.sum % made.length] ?? '', action)) moved += 1;
          if (action.do === 'verify' || action.do === 'forget') verify(world, userId, action.do === 'verify');
          if (action.do === 'bank') {
            setBankAccount(world, userId, { iban: 'GB29NWBK60161331926819' });
            agePayees(world, userId);
          }
          // A start of the server watches everything once more.
          if (action.do === 'restart') goOnWithWithdrawals(world);
        }
        const came = sumOf(world, 'SELECT SUM(minor) FROM deposit WHERE account_id = ?', account);
        const out = `SELECT SUM(minor) FROM withdrawal WHERE account_id = ? AND state NOT IN ('rejected', 'returned')`;
        expect(balanceOf(world.db, account)).toBe(start + came - sumOf(world, out, account));
        for (const method of ['instant', 'wallet', 'desk'])
          expect(sumOf(world, `${out} AND method = ?`, account, method)).toBeLessThanOrEqual(
            sumOf(world, 'SELECT SUM(minor) FROM deposit WHERE account_id = ? AND method = ?', account, method),
          );
      }),
      { numRuns: runs, ...usual },
    );
    const open = withdrawalStates.filter(isOpenWithdrawal).map((state) => `'${state}'`);
    const held = `SELECT SUM(minor) FROM withdrawal WHERE iso = 'USD' AND state IN (${open.join(', ')})`;
    expect(sumOf(world, `SELECT balance FROM account WHERE purpose = 'withdrawals' AND iso = 'USD'`)).toBe(
      sumOf(world, held),
    );
    const fees = `SELECT SUM(fee) FROM withdrawal WHERE iso = 'USD' AND state = 'received'`;
    expect(sumOf(world, `SELECT balance FROM account WHERE purpose = 'fees' AND iso = 'USD'`)).toBe(sumOf(world, fees));
    expect(audit(world.db)).toEqual([]);
    const [all, paid] = [
      sumOf(world, 'SELECT COUNT(*) FROM withdrawal'),
      sumOf(world, `SELECT COUNT(*) FROM withdrawal WHERE state = 'received'`),
    ];
    // Whatever a provider says, and however long the cash waits: nobody but a clerk pays it.
    const cash = `SELECT COUNT(*) FROM withdrawal_step AS step JOIN withdrawal ON withdrawal.id = withdrawal_id
                  WHERE method = 'desk' AND step.state = 'received'`;
    expect(sumOf(world, cash)).toBe(collected + byHand);
    expect(Math.min(paid, moved, collected)).toBeGreaterThan(runs / 40);
    sayFigures(
      `${String(runs)} histories of withdrawals: ${String(all)} asked for, ${String(paid)} paid once, ${String(moved)} moved by the provider's word, ${String(collected)} as cash; the money adds up.`,
    );
  },
);
