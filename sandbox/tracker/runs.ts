import type { Ended } from './rows.ts';

/** Consecutive bets of one kind. Money: minor units, times: ms. */
export type Run = { bets: number; from: number; to: number; profit: number };

/** Finds the longest runs of bets that come in the order in which they ended; the earliest of equal ones. */
export function createRuns() {
  const longest: { win: Run | null; lose: Run | null } = { win: null, lose: null };
  let kind: 'win' | 'lose' | null = null;
  let run: Run = { bets: 0, from: 0, to: 0, profit: 0 };
  return {
    longest,
    add: ({ at, staked, returned }: Ended): void => {
      const profit = returned - staked;
      // What gave its stake back is neither.
      if (profit === 0) return;
      const now = profit > 0 ? 'win' : 'lose';
      if (now !== kind) run = { bets: 0, from: at, to: at, profit: 0 };
      kind = now;
      run = { ...run, bets: run.bets + 1, to: at, profit: run.profit + profit };
      if (run.bets > (longest[now]?.bets ?? 0)) longest[now] = run;
    },
  };
}
