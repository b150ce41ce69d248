/**
 * No folder imports itself through others, neither values nor types. So a developer can read and test each folder after
 * those that it imports. What a folder reads of the world counts as an import of the folder that adds this part to it.
 */
import { expect, test } from 'vitest';

import { type Graph, graphOf } from '../../scripts/lib/imports.ts';
import { circlesOf, readSources } from './circles.ts';
import { partReaders, partsOfWorld } from './world-parts.ts';

type Import = readonly [file: string, target: string];

/** Gives the folder of a file right under the root; a file beside those folders stands for itself. */
const folderOf = (root: string, file: string) => file.slice(root.length + 1).split('/')[0]!;

const importsOf = (graph: Graph): Import[] =>
  [...graph].flatMap(([file, targets]) => [...new Set(targets)].map((target): Import => [file, target]));

function foldersOf(root: string, imports: readonly Import[]): Graph {
  const folders = new Map<string, string[]>();
  for (const [file, target] of imports) {
    const [from, to] = [folderOf(root, file), folderOf(root, target)];
    folders.set(from, folders.get(from) ?? []);
    folders.set(to, folders.get(to) ?? []);
    if (from !== to && !folders.get(from)!.includes(to)) folders.get(from)!.push(to);
  }
  return folders;
}

/** Tells each circle of folders with its arrows, as `feed -> server, search -> feed`. */
function toldCircles(root: string, imports: readonly Import[]): string[] {
  const folders = foldersOf(root, imports);
  return circlesOf(folders).map((circle) =>
    circle
      .flatMap((from) => folders.get(from)!.flatMap((to) => (circle.includes(to) ? [`${from} -> ${to}`] : [])))
      .sort()
      .join(', '),
  );
}

test('the check finds circles of folders, and which of them are of types alone', () => {
  const sources = new Map([
    ['r/a/one.ts', "import { b } from '../b/one.ts';"],
    ['r/b/one.ts', "import { type C } from '../c/one.ts';"],
    ['r/b/two.ts', "import { type C, c } from '../c/one.ts';"],
    ['r/c/one.ts', "import type { A } from '../a/two.ts';"],
    ['r/d/one.ts', "export * from '../e/one.ts';"],
    ['r/e/one.ts', "import '../d/two.ts';"],
    ['r/a/two.ts', ''],
    ['r/d/two.ts', ''],
  ]);
  const find = (valuesOnly: boolean) => toldCircles('r', importsOf(graphOf(sources, { valuesOnly })));
  expect(find(false)).toEqual(['a -> b, b -> c, c -> a', 'd -> e, e -> d']);
  expect(find(true)).toEqual(['d -> e, e -> d']);
});

const roots = [
  ['sandbox', 500],
  ['simulator', 150],
  ['contracts', 80],
  ['plugins', 100],
  ['build', 20],
  ['src/app', 60],
] as const;
const kinds = [
  ['values', true],
  ['values and types', false],
] as const;

test.each(
  roots.flatMap(([root, least]) => kinds.map(([kind, valuesOnly]) => [root, kind, valuesOnly, least] as const)),
)('no folder of %s imports itself through others by %s', (root, _kind, valuesOnly, least) => {
  const sources = readSources(root);
  expect(sources.size).toBeGreaterThan(least);
  const imports = importsOf(graphOf(sources, { valuesOnly }));
  expect(toldCircles(root, imports)).toEqual([]);
});

test('the check knows who adds a part to the world, and who reads it', () => {
  const sources = new Map([
    [
      'r/a/one.ts',
      "declare module '../world/world.ts' {\n  interface World {\n    /** It. */\n    feed: Feed;\n  }\n}\n",
    ],
    [
      'r/b/one.ts',
      "type Site = {\n  config: 1;\n};\ndeclare module '../world/world.ts' {\n  interface World extends Site {\n    geo: 1;\n  }\n}\n",
    ],
    ['r/c/one.ts', 'const x = world.feed.epoch();'],
    ['r/c/two.ts', "const { limits, geo: place } = c.get('world');"],
    ['r/c/three.ts', 'const x = ({ config, db }: World) => config;'],
    ['r/c/four.ts', "const { feed } = c.get('world').clock;"],
  ]);
  expect([...partReaders(sources)].slice(2)).toEqual([
    ['r/c/one.ts', ['r/a/one.ts']],
    ['r/c/two.ts', ['r/b/one.ts']],
    ['r/c/three.ts', ['r/b/one.ts']],
    ['r/c/four.ts', []],
  ]);
});

test('no area of the server reads a part of the world that an area above it adds', () => {
  const sources = readSources('sandbox');
  expect(partsOfWorld(sources).size).toBeGreaterThan(20);
  const readers = importsOf(partReaders(sources));
  expect(readers.length).toBeGreaterThan(100);
  expect(toldCircles('sandbox', [...importsOf(graphOf(sources)), ...readers])).toEqual([]);
});
