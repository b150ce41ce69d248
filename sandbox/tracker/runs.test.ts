import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Ended } from './rows.ts';
import { createRuns } from './runs.ts';

const ended = (profit: number, at: number): Ended => ({
  ...{ at, staked: 10, returned: 10 + profit, sport: 1, market: 1, marketText: null },
  ...{ type: 0, band: 0, value: null, tags: [] },
});

/** The longest run of one sign, looked for from every bet on. */
function longest(profits: readonly number[], sign: number) {
  const decided = profits.map((profit, at) => ({ profit, at })).filter(({ profit }) => profit !== 0);
  const runs = decided.map((_, from) => {
    const end = decided.findIndex(({ profit }, place) => place >= from && Math.sign(profit) !== sign);
    return decided.slice(from, end === -1 ? undefined : end);
  });
  const best = runs.reduce((known, run) => (run.length > known.length ? run : known), []);
  const [first, last] = [best[0], best.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { bets: best.length, from: first.at, to: last.at, profit: best.reduce((sum, { profit }) => sum + profit, 0) };
}

test('[TRACK-01] the longest runs are those that a search from every bet finds', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(-10, -5, 0, 7, 20), { maxLength: 40 }), (profits) => {
      const runs = createRuns();
      profits.forEach((profit, at) => runs.add(ended(profit, at)));
      expect(runs.longest).toEqual({ win: longest(profits, 1), lose: longest(profits, -1) });
    }),
  );
});
