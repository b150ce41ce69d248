import { reportsOf, type Tested } from '../lib/reports.ts';
import type { Tier } from './options.ts';

/** `told`: a paragraph for each test that failed, or passed only when it was tried again. */
export type Summary = { passed: number; failed: number; told: readonly string[] };

export const summaryOf = (tier: Tier): string => `${reportsOf(tier)}/summary.json`;

const tell = ({ file, title, state, why }: Tested): string =>
  `${state}: ${[file, title].filter((part) => part !== '').join(': ')}\n${why}`;

export const sumOf = (tests: readonly Tested[]): Summary => ({
  passed: tests.filter(({ state }) => state === 'passed' || state === 'flaky').length,
  failed: tests.filter(({ state }) => state === 'failed').length,
  told: tests.filter(({ state }) => state === 'failed' || state === 'flaky').map(tell),
});

/** Prints what a run ends with: what did not pass at once, then the line of counts. True: nothing failed. */
export function printSum(all: readonly Summary[]): boolean {
  const sum = (of: 'passed' | 'failed') => all.reduce((count, one) => count + one[of], 0);
  for (const text of all.flatMap(({ told }) => told)) process.stdout.write(`\n${text}\n`);
  process.stdout.write(`\n${String(sum('passed'))} passed, ${String(sum('failed'))} failed\n`);
  return sum('failed') === 0 && all.length > 0;
}
