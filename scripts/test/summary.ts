import { reportsOf, type Tested } from '../lib/reports.ts';
import type { Tier } from './options.ts';

export type Counts = { passed: number; failed: number };

export const summaryOf = (tier: Tier): string => `${reportsOf(tier)}/summary.json`;

export const countsOf = (tests: readonly Tested[]): Counts => ({
  passed: tests.filter(({ state }) => state === 'passed' || state === 'flaky').length,
  failed: tests.filter(({ state }) => state === 'failed').length,
});

/** Prints the line that a run ends with. True: nothing failed. */
export function printSum(all: readonly Counts[]): boolean {
  const sum = (of: keyof Counts) => all.reduce((count, one) => count + one[of], 0);
  process.stdout.write(`\n${String(sum('passed'))} passed, ${String(sum('failed'))} failed\n`);
  return sum('failed') === 0 && all.length > 0;
}
