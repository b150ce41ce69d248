/**
 * The examples of docs/how-to.md work: the test carries each out in a copy of the tree, exactly as the page shows it.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { completeLanguages } from '../../contracts/languages.ts';
import { treeFiles } from '../../scripts/lib/tree.ts';
import { tsc, typePrograms } from '../../scripts/type-programs.ts';
import { carryOut, copyTree, readRecipes, type Touched } from '../support/recipe.ts';

const recipes = readRecipes(readFileSync('docs/how-to.md', 'utf8'));
/** Allows for programs that read the whole tree on a busy machine. */
const patienceMs = 180_000;
const root = process.cwd();
const copy = mkdtempSync(join(tmpdir(), 'openbook-recipes-'));
const touched = new Map<string, Touched[]>();

const run = promisify(execFile);
const env = { ...process.env, NO_COLOR: '1' };
/** Runs a program in the copy. The error of a failure contains its output. */
async function inCopy(program: string, ...args: string[]): Promise<string> {
  try {
    return (await run(program, args, { cwd: copy, maxBuffer: 64 << 20, env })).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
}
const node = (...args: string[]) => inCopy(process.execPath, ...args);

beforeAll(() => {
  copyTree(root, copy, treeFiles());
  for (const { title, blocks } of recipes)
    touched.set(
      title,
      blocks.flatMap((block) => carryOut(copy, block)),
    );
}, patienceMs);
afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
}, patienceMs);

const dictionary = /^(?:contracts\/dictionaries|sandbox\/texts)\/\w+\/\w+\.json$/;
const newFiles = () => [...touched.values()].flat().flatMap(({ file, isNew }) => (isNew ? [file] : []));

test('the page describes nine changes', () => {
  expect(recipes.map(({ title }) => title)).toEqual([
    ...['Add a page', 'Add a guard', 'Add a plugin', 'Add a coupon rule'],
    ...['Add a kind of limit', 'Add a way to pay', 'Add a game', 'Add a market', 'Add a language'],
  ]);
});

/** The slice, the plugin or the rule's folder that a new file belongs to. */
const folderOf = (file: string) =>
  /^contracts\/games(?=\/)|^src\/(?:pages\/[\w-]+|(?:features|entities|widgets)\/(?:[\w-]+\/)*?[\w-]+(?=\/(?:index|model|ui|lib|api)\b))|^plugins\/[\w-]+/.exec(
    file,
  )?.[0] ?? file;

test.each(recipes.map(({ title }) => title))(
  '%s: the recipe adds files to one folder, and elsewhere only rows and texts',
  (title) => {
    const files = touched.get(title) ?? [];
    const folders = files
      .filter(({ file, isNew }) => isNew && !dictionary.test(file))
      .map(({ file }) => folderOf(file));
    // A game is drawn by a program of its own, which has no word with the others.
    expect(new Set(folders).size).toBeLessThanOrEqual(title === 'Add a game' ? 2 : 1);
    const rows = recipes.find((recipe) => recipe.title === title)?.blocks.filter(({ language }) => language === 'diff');
    // A row is only added; it changes no existing line.
    expect(rows?.flatMap(({ text }) => text.split('\n').filter((line) => line.startsWith('-')))).toEqual([]);
  },
);

/** Files of texts a language. A market has a name and a sentence of its rule, which are different files. */
const textFiles = { 'Add a kind of limit': 1, 'Add a way to pay': 1, 'Add a game': 1, 'Add a market': 2 };

test.each(Object.entries(textFiles))(
  '%s: a thing costs eight files at most, beside its texts and what commands write',
  (title, most) => {
    const byHand = (touched.get(title) ?? []).filter(
      ({ file, isWritten }) => isWritten !== true && !dictionary.test(file),
    );
    expect(new Set(byHand.map(({ file }) => file)).size).toBeLessThanOrEqual(8);
    const texts = (touched.get(title) ?? []).filter(({ file }) => dictionary.test(file));
    expect(new Set(texts.map(({ file }) => file)).size).toBe(most * completeLanguages.length);
  },
);

test(
  'the types of all nine hold together',
  async () => {
    await expect(Promise.all(typePrograms.map(({ project }) => node(tsc, '-p', project)))).resolves.toEqual(['', '']);
  },
  patienceMs,
);

test(
  'no layer is broken, and the examples are formatted',
  async () => {
    const code = newFiles().filter((file) => /\.tsx?$/.test(file));
    expect(code.length).toBeGreaterThan(10);
    expect(await node('node_modules/eslint/bin/eslint.js', ...code)).toBe('');
    const formatted = await node('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', ...code);
    expect(formatted).toBe('');
  },
  patienceMs,
);

test('every complete language has each new text, and the code uses it', async () => {
  expect(await node('scripts/check-dictionaries.ts')).toBe('');
});

test(
  'their tests pass, and those of the lists that they stand in',
  async () => {
    const own = newFiles().filter((file) => /\.test\.tsx?$/.test(file));
    expect(own).toHaveLength(7);
    const lists = ['run-guards', 'stops', 'known', 'find-route'].map((name) => `src/app/router/${name}.test.ts`);
    const game = [
      'src/app/router/routes-casino.test.ts',
      'scripts/lib/payouts.test.ts',
      'contracts/games/docs-script.test.ts',
    ];
    const market = ['simulator/football/side.test.ts', 'sandbox/market-rules/market-rules.test.ts'];
    const tests = [...own, ...lists, ...game, ...market, 'sandbox/site/language-coverage.test.ts'];
    const projects = ['--project', 'unit', '--project', 'node', '--maxWorkers=1'];
    const report = await node('node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...projects, ...tests);
    expect(report).toMatch(new RegExp(`Test Files +${String(tests.length)} passed`));
  },
  patienceMs,
);

test(
  'the routes show the new page, the new guard and the plugin, and no page that nobody made',
  async () => {
    const routes = (await node('scripts/routes.ts')).split('\n');
    const rowOf = (path: string) => routes.find((line) => line.startsWith(`/{lng}/${path} `)) ?? '';
    expect(rowOf('tips')).toMatch(/ tips +main +anyone/);
    expect(rowOf('office/deduce')).toContain('verify first');
    expect(rowOf('office/account')).not.toContain('verify first');
    const address = `import { loadAddresses } from './build/route-status.ts';
    const find = (path) => all.find(({ pattern }) => new RegExp(pattern).test(path))?.status;
    const all = await loadAddresses('production');
    console.log(JSON.stringify(['/en/tips', '/en/partners', '/en/fishinghunting'].map(find)));`;
    expect(JSON.parse(await node('--input-type=module', '-e', address))).toEqual([200, 200, 404]);
  },
  patienceMs,
);

test(
  'the plugin is one small script',
  async () => {
    const build = `import { build } from 'vite';
    import { pluginConfig } from './vite.plugins.config.ts';
    const { output } = await build({ ...pluginConfig('affiliates'), mode: 'production' });
    console.log(JSON.stringify(output.map(({ type, fileName, code = '' }) => [type, fileName, code.length])));`;
    const files = JSON.parse(await node('--input-type=module', '-e', build)) as [string, string, number][];
    const [script, ...others] = files.filter(([type]) => type === 'chunk');
    expect([script?.[1], others]).toEqual([expect.stringMatching(/^index\.[\w-]+\.js$/), []]);
    expect(script?.[2]).toBeLessThan(12_000);
  },
  patienceMs,
);

test('the product knows the new language but does not offer it yet', async () => {
  expect(await node('scripts/languages.ts')).toMatch(/^nl {2}Dutch +0 % +\d+ of \d+ +only by its address$/m);
});
