import fc from 'fast-check';
import { expect, test } from 'vitest';

import { afterRound, autoBlockerOf, begin, endOf, mayLose, mostRounds } from './auto';

const plan = { rounds: 5, stake: 200, loss: 500, win: 300, one: null };

test('[CAS-11] no round follows that could lose more than the player allows, whatever came', () => {
  const pays = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 100, maxLength: 100 });
  const sums = fc.record({
    rounds: fc.integer({ min: 1, max: mostRounds }),
    stake: fc.integer({ min: 1, max: 500 }),
    loss: fc.integer({ min: 1, max: 5000 }),
    win: fc.option(fc.integer({ min: 1, max: 5000 })),
    one: fc.option(fc.integer({ min: 1, max: 900 })),
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

test('[CAS-11] it ends after one round that brings so much, and goes on after one that brings less', () => {
  const none = begin({ ...plan, win: null, one: 200 });
  const less = afterRound(none, { stake: 200, payout: 399 });
  expect(endOf(less)).toBeNull();
  expect(endOf(afterRound(less, { stake: 200, payout: 400 }))).toBe('one');
  expect(endOf(afterRound(begin({ ...plan, win: null }), { stake: 200, payout: 90_000 }))).toBeNull();
});

test.each([
  ['', 500, 'empty', 'empty', 'rounds'],
  ['0', 500, 'empty', 'empty', 'rounds'],
  ['101', 500, 'empty', 'empty', 'rounds'],
  ['2.5', 500, 'empty', 'empty', 'rounds'],
  ['10', null, 'empty', 'empty', 'noLoss'],
  ['10', 199, 'empty', 'empty', 'smallLoss'],
  ['10', 500, null, 'empty', 'win'],
  ['10', 500, 0, 'empty', 'win'],
  ['10', 500, 'empty', null, 'one'],
  ['10', 500, 100, 0, 'one'],
  ['10', 500, 'empty', 'empty', null],
  ['100', 200, 100, 100, null],
] as const)('[CAS-11] rounds “%s”, loss %s, win %s, one win %s: %s', (rounds, loss, win, one, blocker) => {
  expect(autoBlockerOf({ rounds, loss, win, one }, 200)).toBe(blocker);
});
