/** How long each test took the last time: the slowest are named, and the shards are balanced by it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import type { Tested } from '../lib/reports.ts';

const file = '.cache/times.json';
/** Milliseconds by the title of the test, with its file. */
export type Times = Readonly<Record<string, number>>;

const keyOf = ({ file: at, title }: Pick<Tested, 'file' | 'title'>) => `${at}: ${title}`;

export const readTimes = (): Times =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) : {};

/** Keeps the times of a run together with those of tests that did not run. */
export function keepTimes(tests: readonly Tested[]): void {
  const ran = tests.filter(({ state, file: at }) => state !== 'skipped' && at !== '');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(
    file,
    JSON.stringify({ ...readTimes(), ...Object.fromEntries(ran.map((one) => [keyOf(one), one.ms])) }),
  );
}

export const slowest = (tests: readonly Tested[], most = 20): string[] =>
  tests
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, most)
    .map((one) => `${(one.ms / 1000).toFixed(1).padStart(7)} s  ${keyOf(one)}`);

/** A test of which nothing is known yet. */
const usualMs = 6000;

/**
 * Deals tests out so that all shards end at about the same time: the longest first, each to the shard that has least.
 * `before`: what the first shard does besides, ms.
 */
export function deal<T extends Pick<Tested, 'file' | 'title'>>(
  tests: readonly T[],
  shards: number,
  times: Times,
  before = 0,
): T[][] {
  const loads = Array.from({ length: shards }, (_, place) => ({ ms: place === 0 ? before : 0, tests: [] as T[] }));
  const known = tests.map((one) => ({ one, ms: times[keyOf(one)] ?? usualMs }));
  for (const { one, ms } of known.toSorted((a, b) => b.ms - a.ms)) {
    const least = loads.reduce((best, load) => (load.ms < best.ms ? load : best));
    least.ms += ms;
    least.tests.push(one);
  }
  return loads.map((load) => load.tests);
}
