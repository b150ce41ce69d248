import { expect, test } from 'vitest';

import { deal, slowest } from './times.ts';

const one = (title: string) => ({ file: 'a.spec.ts', title });

test('the longest tests come first, each to the shard that has least', () => {
  const times = { 'a.spec.ts: long': 9000, 'a.spec.ts: middle': 5000, 'a.spec.ts: short': 3000 };
  const [first, second] = deal([one('short'), one('long'), one('middle')], 2, times);
  expect([first, second]).toEqual([[one('long')], [one('middle'), one('short')]]);
});

test('a test of which nothing is known counts as a usual one, and what the first shard does besides counts too', () => {
  const shards = deal([one('a'), one('b'), one('c')], 2, {}, 12_500);
  expect(shards.map(({ length }) => length)).toEqual([0, 3]);
});

test('every test is dealt once', () => {
  const tests = Array.from({ length: 50 }, (_, number) => one(String(number)));
  expect(
    deal(tests, 4, {})
      .flat()
      .toSorted((a, b) => Number(a.title) - Number(b.title)),
  ).toEqual(tests);
});

test('the slowest are named with seconds and file', () => {
  const tested = (title: string, ms: number) => ({ ...one(title), ms, state: 'passed' as const, why: '' });
  expect(slowest([tested('a', 100), tested('b', 12_340), tested('c', 2000)], 2)).toEqual([
    '   12.3 s  a.spec.ts: b',
    '    2.0 s  a.spec.ts: c',
  ]);
});
