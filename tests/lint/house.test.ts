/** Limits that keep the tree easy to read: files in a slice, depth of folders, names that one entity exports. */
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { treeFiles } from '../../scripts/lib/tree.ts';

const files = treeFiles('src');

const apps = treeFiles('plugins');

const mostFiles = 40;
const mostFloors = 4;

/** Slices that are larger, with their number of files. This list may only get shorter, and its numbers smaller. */
const large: Readonly<Record<string, number>> = {};
/** The most names that the entity of the slip may export. */
const mostCouponNames = 70;

/** A slice has a public API. A folder of slices, such as features/access, has none. */
const isSlice = (folder: string): boolean => files.includes(`${folder}/index.ts`);
const sliceOf = (file: string): string | undefined => {
  const [inner, folder] = /^(src\/(?:entities|features|widgets|pages)\/[^/]+)(?:\/[^/]+)?/.exec(file) ?? [];
  return folder === undefined || isSlice(folder) ? folder : inner;
};

/** A large app counts by its slices, as src does; a flat one is a slice itself. */
const sliceOfApp = (file: string): string | undefined =>
  /^plugins\/[^/]+\/(?:entities|features|widgets|pages)\/[^/]+/.exec(file)?.[0] ?? /^plugins\/[^/]+/.exec(file)?.[0];

function filesBySlice(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const file of [...files, ...apps]) {
    const slice = sliceOf(file) ?? sliceOfApp(file);
    if (slice !== undefined) counts.set(slice, (counts.get(slice) ?? 0) + 1);
  }
  return counts;
}

test('[PLUG-77] no slice of the host, no flat app and no slice of a large app has too many files', () => {
  const crowded = [...filesBySlice()].filter(([slice, count]) => count > (large[slice] ?? mostFiles));
  expect(crowded).toEqual([]);
});

test('the list of large slices names no small slice', () => {
  const counts = filesBySlice();
  expect(Object.keys(large).filter((slice) => (counts.get(slice) ?? 0) <= mostFiles)).toEqual([]);
});

test('no folder of src is deeper than four levels', () => {
  const deep = files.filter((file) => file.split('/').length - 2 > mostFloors);
  expect(deep).toEqual([]);
});

test('the entity of the slip exports no more names than the limit', () => {
  const index = readFileSync('src/entities/coupon/index.ts', 'utf8');
  const names = [...index.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').filter((name) => name.trim() !== ''),
  );
  expect(names.length).toBeLessThanOrEqual(mostCouponNames);
});
