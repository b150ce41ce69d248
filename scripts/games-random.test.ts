import { spawnSync } from 'node:child_process';

import { expect, test } from 'vitest';

const seed = '5a'.repeat(32);
const command = (...given: string[]) =>
  spawnSync(process.execPath, ['scripts/games-random.ts', ...given], { timeout: 60_000, maxBuffer: 2 ** 24 });

test('[LAB-01] the command holds a fresh seed against each test of the battery, and says which seed it was', () => {
  const { status, stdout } = command('--seed', seed);
  const lines = stdout.toString().trimEnd().split('\n');
  expect(lines.pop()).toBe(`seed ${seed}`);
  expect(lines.map((line) => line.slice(0, 29).trimEnd())).toEqual([
    ...['monobit', 'block frequency', 'runs', 'longest run', 'matrix rank', 'serial', 'serial, second'],
    ...['approximate entropy', 'cumulative sums', 'cumulative sums, from behind'],
  ]);
  expect(lines.filter((line) => !line.endsWith('  ok'))).toEqual([]);
  expect(status).toBe(0);
});

test('[LAB-01] the command writes as many words as a laboratory asks for, the same ones of the same seed', () => {
  const written = (bytes: number, ...more: string[]) => command('--bytes', String(bytes), ...more).stdout;
  const words = written(100_003, '--seed', seed);
  expect(words.length).toBe(100_003);
  expect(written(100_003, '--seed', seed).equals(words)).toBe(true);
  expect(written(64).equals(written(64))).toBe(false);
});

test.each([
  ['--bytes', 'many'],
  ['--bytes', '-1'],
  ['--seed', 'ab'],
  ['--words', '1'],
])('[LAB-01] %s %s is refused, and nothing is written', (...given) => {
  const { status, stdout, stderr } = command(...given);
  expect({ status, written: stdout.length }).toEqual({ status: 1, written: 0 });
  expect(stderr.toString()).toContain(given[0]);
});
