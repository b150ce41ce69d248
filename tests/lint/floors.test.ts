/** The floors of the backend, sandbox/floors.json: a folder imports only what stands before it. */
import { readFileSync } from 'node:fs';

import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

import { treeFiles } from '../../scripts/lib/tree.ts';
import { readSources } from './circles.ts';
import { partReaders } from './world-parts.ts';

type Floor = { floor: string; folders: string[] };
const floors = JSON.parse(readFileSync('sandbox/floors.json', 'utf8')) as Floor[];
const heights = floors.flatMap(({ folders }) => folders);

const eslint = new ESLint({
  // The rule needs no type information, and the compiler would look for the file on the disk.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false, project: false } } },
  ruleFilter: ({ ruleId }) => ruleId === 'floors/upward',
});
const linted = async (filePath: string, code: string): Promise<(string | undefined)[]> =>
  (await eslint.lintText(`${code}\n`, { filePath }))[0]?.messages.map(({ messageId }) => messageId) ?? [];

test.each([
  ['an import', "import { placed } from '../coupon/index.ts';"],
  ['an import of a type', "import type { Bet } from '../coupon/types.ts';"],
  ['a type where it is used', "export type Bet = import('../coupon/types.ts').Bet;"],
  ['a re-export', "export * from '../coupon/index.ts';"],
  ['a late import', "export const bets = import('../coupon/index.ts');"],
  ['a late import by a template', 'export const bets = import(`../coupon/index.ts`);'],
  ['an alias', "import { placed } from '@contracts/../sandbox/coupon/index.ts';"],
])('no folder of the backend knows one that stands above it: %s', async (_, code) => {
  expect(await linted('sandbox/ledger/x.ts', code)).toEqual(['above']);
  expect(await linted('sandbox/games/x.ts', code)).toEqual([]);
  expect(await linted('sandbox/ledger/x.test.ts', code)).toEqual([]);
});

test.each([
  ['a folder of the same floor that stands later', 'sandbox/toto/x.ts', '../lotto/index.ts', ['above']],
  ['a folder of the same floor that stands before', 'sandbox/lotto/x.ts', '../toto/index.ts', []],
  ['a file of its own', 'sandbox/content/seo/x.ts', '../blocks.ts', []],
  ['one from a folder in a folder', 'sandbox/content/seo/x.ts', '../../server/app.ts', ['above']],
  ['a contract', 'sandbox/world/x.ts', '../../contracts/feed.ts', []],
  ['a file beside the folders', 'sandbox/world/x.ts', '../main.ts', ['roof']],
  ['a command', 'sandbox/world/x.ts', '../../scripts/audit.ts', ['roof']],
  ['what the build knows', 'sandbox/apps/x.ts', '../../build/brotli-bytes.ts', []],
  ['a folder that has no floor', 'sandbox/world/x.ts', '../attic/index.ts', ['homeless']],
])('%s', async (_, file, address, faults) => {
  expect(await linted(file, `import { a } from '${address}';`)).toEqual(faults);
});

test('each folder of the backend stands on one floor', () => {
  const folders = [...new Set(treeFiles('sandbox/*/**').map((file) => file.split('/')[1]!))];
  expect(folders.length).toBeGreaterThan(60);
  expect([...heights].sort()).toEqual(folders.sort());
});

test('no folder of the backend reads a part of the world that a folder above it adds', () => {
  const height = (file: string) => heights.indexOf(file.split('/')[1]!);
  const readers = [...partReaders(readSources('sandbox'))];
  expect(readers.flatMap(([, adders]) => adders).length).toBeGreaterThan(100);
  const upward = readers.flatMap(([file, adders]) =>
    adders.filter((adder) => height(adder) > height(file)).map((adder) => `${file}: ${adder}`),
  );
  expect(upward).toEqual([]);
});

test('docs/architecture.md names the floors in their order', () => {
  const [, text = ''] = readFileSync('docs/architecture.md', 'utf8').split('### sandbox/, who may know whom');
  const named = [...text.split('\n### ')[0]!.matchAll(/^\d\. \*\*(\w+)\*\*/gm)].map(([, name]) => name);
  expect(named).toEqual(floors.map(({ floor }) => floor));
});
