/** The house stays small enough to find one's way: files a slice, floors of folders, names that one entity gives to others. */
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { treeFiles } from '../support/tree.ts';

const files = treeFiles('src');

const mostFiles = 40;
const mostFloors = 4;

/** Slices that are still larger, and what they have: this list may only get shorter, and its numbers smaller. */
const large: Readonly<Record<string, number>> = {};
/** Names that the slip gives to other slices. */
const mostCouponNames = 70;

const sliceOf = (file: string): string | undefined =>
  /^src\/(?:features\/(?:access|betting|help)\/[^/]+|(?:entities|features|widgets|pages)\/[^/]+)/.exec(file)?.[0];

function filesBySlice(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of files) {
    const slice = sliceOf(file);
    if (slice !== undefined) counts.set(slice, (counts.get(slice) ?? 0) + 1);
  }
  return counts;
}

test('no slice has more files than a newcomer can look over', () => {
  const crowded = [...filesBySlice()].filter(([slice, count]) => count > (large[slice] ?? mostFiles));
  expect(crowded).toEqual([]);
});

test('the list of large slices names no slice that has become small', () => {
  const counts = filesBySlice();
  expect(Object.keys(large).filter((slice) => (counts.get(slice) ?? 0) <= mostFiles)).toEqual([]);
});

test('no folder of src lies deeper than four', () => {
  const deep = files.filter((file) => file.split('/').length - 2 > mostFloors);
  expect(deep).toEqual([]);
});

test('the slip gives no more names to others than it did', () => {
  const index = readFileSync('src/entities/coupon/index.ts', 'utf8');
  const names = [...index.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').filter((name) => name.trim() !== ''),
  );
  expect(names.length).toBeLessThanOrEqual(mostCouponNames);
});
