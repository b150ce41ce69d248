/** The journal of a statement against the bookkeeper's own tool. */
import { execFileSync, spawnSync } from 'node:child_process';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { currencyFacts } from '../../contracts/currencies.ts';
import { toMinor } from '../../contracts/maths/index.ts';
import { journalOf } from '../../contracts/payments/index.ts';
import { openFunded } from '../account/index.ts';
import { setUp } from '../coupon/player.testing.ts';
import { accountById, balanceOf, onMoved, post } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { statementOf } from './read.ts';

const hasTool = spawnSync('hledger', ['--version']).status === 0;
const noTool = 'hledger is not installed here, so nobody can be asked; Debian has it as a package.';
const hledger = (journal: string, ...words: string[]) =>
  execFileSync('hledger', ['-f', '-', ...words], { input: journal, encoding: 'utf8', stdio: 'pipe' });

const step = fc.record({
  wait: fc.integer({ min: 0, max: 100_000 }),
  minor: fc.integer({ min: -2000, max: 3000 }).filter((minor) => minor !== 0),
  kind: fc.constantFrom('deposit', 'withdrawal', 'stake', 'payout', 'a kind; of "tomorrow" | = 5'),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The journal of an account after these movements, from the middle of them on. */
function journalAfter(world: World, userId: number, { iso, steps }: { iso: string; steps: Step[] }) {
  const id = openFunded(world, userId, { iso, minor: 90_000, type: 9 });
  let at = world.clock.now();
  for (const [place, { wait, minor, kind }] of steps.entries()) {
    at += wait * 1000;
    const entries = [
      { account: id, minor },
      { account: { house: 'cash' as const, iso }, minor: -minor },
    ];
    post(world.db, { key: `payout:${String(id)}-${String(place)}`, kind, at, entries });
  }
  const account = accountById(world.db, id);
  if (account === null) throw new Error('The account is gone.');
  const from = Math.floor((world.clock.now() + at) / 2000);
  const { rows, opening } = statementOf(world, account, { from, to: Math.floor(at / 1000) + 1 });
  const { digits } = currencyFacts(iso);
  const minor = (money: number) => toMinor(money, digits);
  return {
    id,
    journal: journalOf({
      ...{ accountId: id, iso, digits, from: from * 1000, opening: minor(opening) },
      rows: rows.map(({ at: seconds, kind, number = null, amount, balance }) => ({
        ...{ at: seconds * 1000, kind, number, minor: minor(amount), balance: minor(balance) },
      })),
    }),
  };
}

test('[PAY-17] the journal is written to the digits of its currency, with the balance after each movement', () => {
  const rows = [{ at: Date.UTC(2026, 10, 23), kind: 'deposit', number: 'D-1001', minor: -5, balance: 0 }];
  const journal = journalOf({ accountId: 7, iso: 'USD', digits: 2, from: 0, opening: 5, rows });
  expect(journal.split('\n').filter(Boolean)).toEqual([
    'decimal-mark .',
    'commodity 1000.00 USD',
    ...['account player:7', 'account house:opening', 'account house:deposit'],
    ...['1970-01-01 opening', '    player:7  0.05 USD = 0.05 USD', '    house:opening'],
    ...['2026-11-23 * (D-1001) deposit', '    player:7  -0.05 USD = 0.00 USD', '    house:deposit'],
  ]);
});

test('[PAY-17] hledger finds nothing wrong in journals of any history, and the same balance', async ({ skip }) => {
  skip(!hasTool, noTool);
  const { world, userId } = await setUp();
  onMoved(world.db, () => undefined);
  fc.assert(
    fc.property(fc.constantFrom('USD', 'JPY', 'BTC', 'KWD'), fc.array(step, { maxLength: 30 }), (iso, steps) => {
      const { id, journal } = journalAfter(world, userId, { iso, steps });
      hledger(journal, 'check', '--strict');
      const [sum = ''] = hledger(journal, 'bal', '-E', '-N', `^player:${String(id)}$`)
        .trim()
        .split(/\s{2,}/);
      const { digits } = currencyFacts(iso);
      expect(toMinor(Number(sum.replaceAll(/[^\d.-]/g, '')), digits)).toBe(balanceOf(world.db, id));
    }),
    { numRuns: 25 },
  );
});

test('[PAY-17] hledger refuses a journal that lacks a row', async ({ skip }) => {
  skip(!hasTool, noTool);
  const { world, userId } = await setUp();
  onMoved(world.db, () => undefined);
  const steps = [1, 2, 3].map((minor) => ({ wait: 1, minor, kind: 'deposit' as const }));
  const { journal } = journalAfter(world, userId, { iso: 'USD', steps });
  const entries = journal.split('\n\n');
  const damaged = [...entries.slice(0, -3), ...entries.slice(-2)].join('\n\n');
  expect(() => hledger(damaged, 'check')).toThrow();
});
