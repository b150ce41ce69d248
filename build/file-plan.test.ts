import type { OutputChunk } from 'rolldown';
import { expect, test } from 'vitest';

import { planFiles } from './file-plan.ts';

type Given = { name: string; size: number; imports?: string[]; isEntry?: boolean };

/** A chunk with one module, which has its name. `size`: bytes of code. */
const chunk = ({ name, size, imports = [], isEntry = false }: Given) =>
  ({
    ...{ fileName: `${name}.js`, name, moduleIds: [name], facadeModuleId: isEntry ? name : null },
    ...{
      code: ' '.repeat(size),
      imports: imports.map((one) => `${one}.js`),
      dynamicImports: [] as string[],
      isEntry: false,
      isDynamicEntry: isEntry,
    },
  }) as OutputChunk;

/** The table of routes imports every page when it is opened. */
const routes = (...entries: string[]) => ({
  ...chunk({ name: 'routes', size: 100 }),
  dynamicImports: entries.map((entry) => `${entry}.js`),
});

const pages = (...entries: string[]) => entries.map((entry) => ({ entries: [entry], weight: 1 }));

/** Modules of each file of the plan. */
const groups = (plan: ReadonlyMap<string, string>) =>
  [...Map.groupBy(plan.keys(), (module) => plan.get(module)).values()].map((modules) => modules.sort());

test('[SPEED-04] small files that the same pages wait for become one; the file of a page stays its own', () => {
  const chunks = [
    routes('a', 'b'),
    chunk({ name: 'a', size: 2000, imports: ['x', 'y'], isEntry: true }),
    chunk({ name: 'b', size: 2000, imports: ['x', 'y'], isEntry: true }),
    chunk({ name: 'x', size: 500 }),
    chunk({ name: 'y', size: 900 }),
  ];
  const plan = planFiles(chunks, pages('a', 'b'));
  expect(groups(plan)).toEqual([['x', 'y']]);
  // The larger one gives the name.
  expect(plan.get('x')).toBe('y');
});

test('[SPEED-04] a page does not wait for what is large and of others', () => {
  const chunks = [
    routes('a', 'b', 'c'),
    chunk({ name: 'a', size: 2000, imports: ['x', 'chart'], isEntry: true }),
    chunk({ name: 'b', size: 2000, imports: ['x'], isEntry: true }),
    chunk({ name: 'c', size: 2000, imports: ['x'], isEntry: true }),
    chunk({ name: 'x', size: 500 }),
    chunk({ name: 'chart', size: 90_000 }),
  ];
  expect(groups(planFiles(chunks, pages('a', 'b', 'c')))).toEqual([]);
});

test('[SPEED-04] a page pays for what a merged file imports too', () => {
  const chunks = [
    routes('a', 'b'),
    chunk({ name: 'a', size: 2000, imports: ['x', 'y', 'z'], isEntry: true }),
    chunk({ name: 'b', size: 2000, imports: ['x'], isEntry: true }),
    chunk({ name: 'x', size: 500 }),
    chunk({ name: 'y', size: 500, imports: ['z'] }),
    chunk({ name: 'z', size: 90_000 }),
  ];
  for (const group of groups(planFiles(chunks, pages('a', 'b')))) expect(group).not.toContain('x');
});

test('[SPEED-04] no two files of the plan need each other', () => {
  // x needs the page's part in the middle, which needs y: one file of x and y would need the middle, and the middle it.
  const chunks = [
    routes('a', 'middle'),
    chunk({ name: 'a', size: 2000, imports: ['x'], isEntry: true }),
    chunk({ name: 'x', size: 500, imports: ['middle'] }),
    chunk({ name: 'middle', size: 700, imports: ['y'], isEntry: true }),
    chunk({ name: 'y', size: 500 }),
  ];
  expect(groups(planFiles(chunks, pages('a', 'middle')))).toEqual([]);
});
