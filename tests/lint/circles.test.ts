/**
 * No file imports itself through others, neither values nor types. So a developer can read and test each file after
 * those that it imports.
 */
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { type Graph, graphOf } from '../../scripts/lib/imports.ts';
import { treeFiles } from '../../scripts/lib/tree.ts';

/** Finds groups of files that all import each other (Tarjan). */
function circlesOf(graph: Graph): string[][] {
  const circles: string[][] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const visit = (file: string) => {
    index.set(file, index.size);
    low.set(file, index.size - 1);
    stack.push(file);
    for (const target of graph.get(file) ?? []) {
      if (!index.has(target)) visit(target);
      if (stack.includes(target)) low.set(file, Math.min(low.get(file)!, low.get(target)!));
    }
    if (low.get(file) !== index.get(file)) return;
    const circle = stack.splice(stack.indexOf(file));
    if (circle.length > 1 || graph.get(file)?.includes(file) === true) circles.push(circle.sort());
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return circles;
}

const read = (folder: string) =>
  new Map(
    treeFiles(`${folder}/**/*.ts`, `${folder}/**/*.tsx`)
      .filter((file) => !/\.(?:test|testing)\.tsx?$|\.d\.ts$/.test(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );

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
])('no file of %s imports itself through others', (folder, least) => {
  const sources = read(folder);
  expect(sources.size).toBeGreaterThan(least);
  expect(circlesOf(graphOf(sources))).toEqual([]);
});
