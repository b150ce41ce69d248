import fc from 'fast-check';
import { expect, test } from 'vitest';

import { afterRound, autoBlockerOf, begin, endOf, mayLose, mostRounds } from './auto';

const plan = { rounds: 5, stake: 200, loss: 500, win: 300 };

test('[CAS-11] no round follows that could lose more than the player allows, whatever came', () => {
  const pays = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 100, maxLength: 100 });
  const sums = fc.record({
    rounds: fc.integer({ min: 1, max: mostRounds }),
    stake: fc.integer({ min: 1, max: 500 }),
    loss: fc.integer({ min: 1, max: 5000 }),
    win: fc.option(fc.integer({ min: 1, max: 5000 })),
  });
  fc.assert(
    fc.property(sums, pays, (chosen, payouts) => {
      let run = begin(chosen);
      while (endOf(run) === null) {
        const least = mayLose(run);
        run = afterRound(run, { stake: chosen.stake, payout: payouts[run.played] ?? 0 });
        expect(run.net).toBeGreaterThanOrEqual(-chosen.loss);
        expect(mayLose(run)).toBeLessThanOrEqual(least + (payouts[run.played - 1] ?? 0));
      }
      expect(run.played).toBeLessThanOrEqual(chosen.rounds);
    }),
  );
});

test.each([
  ['rounds', [200, 200, 200, 200, 200]],
  ['loss', [0, 0]],
  ['win', [600]],
])('[CAS-11] it ends by %s', (end, payouts) => {
  let run = begin(plan);
  for (const payout of payouts) {
    expect(endOf(run)).toBeNull();
    run = afterRound({ ...run, isAsked: true }, { stake: 200, payout });
  }
  expect(endOf(run)).toBe(end);
  expect(run.isAsked).toBe(false);
});

test.each([
  ['', 500, null, false, 'rounds'],
  ['0', 500, null, false, 'rounds'],
  ['101', 500, null, false, 'rounds'],
  ['2.5', 500, null, false, 'rounds'],
  ['10', null, null, false, 'noLoss'],
  ['10', 199, null, false, 'smallLoss'],
  ['10', 500, null, true, 'win'],
  ['10', 500, null, false, null],
  ['100', 200, 100, true, null],
])('[CAS-11] rounds “%s”, loss %s, win %s (typed: %s): %s', (rounds, loss, win, hasWin, blocker) => {
  expect(autoBlockerOf({ rounds, loss, win, hasWin }, 200)).toBe(blocker);
});
