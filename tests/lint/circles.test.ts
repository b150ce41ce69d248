/**
 * No file imports itself through others, neither values nor types. So a developer can read and test each file after
 * those that it imports.
 */
import { expect, test } from 'vitest';

import { graphOf } from '../../scripts/lib/imports.ts';
import { circlesOf, readSources } from './circles.ts';

test('the check finds a circle of values, types and re-exports, through an index and an alias', () => {
  const sources = new Map([
    ['src/a/index.ts', "export { b } from './b';"],
    ['src/a/b.ts', "import type { C } from '@/c';"],
    ['src/c.ts', "export type C = import('./a').A;"],
    ['src/d.tsx', "import { a } from '@/a'; export const late = () => import('./e');"],
    ['src/e.ts', "import { d } from './d';"],
  ]);
  expect(circlesOf(graphOf(sources))).toEqual([['src/a/b.ts', 'src/a/index.ts', 'src/c.ts']]);
});

test.each([
  ['src', 500],
  ['sandbox', 250],
  ['simulator', 150],
])('no file of %s imports itself through others', (folder, least) => {
  const sources = readSources(folder);
  expect(sources.size).toBeGreaterThan(least);
  expect(circlesOf(graphOf(sources))).toEqual([]);
});
