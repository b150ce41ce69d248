import fc from 'fast-check';
import { expect, test } from 'vitest';

import { openFunded } from '../account/index.ts';
import { setUp } from '../coupon/player.testing.ts';
import { accountById, balanceOf, onMoved, post } from '../ledger/index.ts';
import { paidSince } from './paid.ts';
import { statementOf } from './read.ts';

const cents = (units: number) => Math.round(units * 100);
const step = fc.record({
  wait: fc.integer({ min: 0, max: 100_000 }),
  minor: fc.integer({ min: -2000, max: 3000 }).filter((minor) => minor !== 0),
  kind: fc.constantFrom('deposit', 'withdrawal', 'stake', 'payout'),
});

test('[PAY-16] of any history and any span, opening and rows add up to closing, and to the ledger at its end', async () => {
  const { world, userId } = await setUp();
  // Nobody listens: telling a thousand accounts of each movement is not what this is about.
  onMoved(world.db, () => undefined);
  let number = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), fc.nat(200_000), fc.nat(400_000), (steps, after, length) => {
      let at = world.clock.now();
      const begin = Math.floor(at / 1000);
      const id = openFunded(world, userId, { iso: 'USD', minor: 50_000, type: 9 });
      for (const { wait, minor, kind } of steps) {
        at += wait * 1000;
        post(world.db, {
          key: `test:${String((number += 1))}`,
          kind,
          at,
          entries: [
            { account: id, minor },
            { account: { house: 'cash', iso: 'USD' }, minor: -minor },
          ],
        });
      }
      const account = accountById(world.db, id);
      if (account === null) throw new Error('The account is gone.');
      const whole = statementOf(world, account, { from: 0, to: Math.floor(at / 1000) + 1 });
      expect([whole.opening, whole.rows.length, cents(whole.closing)]).toEqual([
        ...[0, steps.length + 1, balanceOf(world.db, id)],
      ]);
      const part = statementOf(world, account, { from: begin + after, to: begin + after + length });
      const balances = part.rows.map(({ balance }) => cents(balance));
      let balance = cents(part.opening);
      expect(balances).toEqual(part.rows.map(({ amount }) => (balance += cents(amount))));
      expect(balance).toBe(cents(part.closing));
      const inside = ({ at }: { at: number }) => at >= begin + after && at < begin + after + length;
      expect(part.rows.map((row) => row.id)).toEqual(whole.rows.filter(inside).map((row) => row.id));
      const paid = paidSince(world, account, begin + after);
      const since = whole.rows.filter(({ at }) => at >= begin + after);
      const sumOf = (wanted: string) =>
        since.reduce((sum, { kind, amount }) => sum + (kind === wanted ? cents(amount) : 0), 0);
      expect([cents(paid.deposits), cents(paid.withdrawals)]).toEqual([sumOf('deposit'), 0 - sumOf('withdrawal')]);
    }),
    { numRuns: 1000 },
  );
});
