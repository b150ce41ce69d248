import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';

import { build, type Plugin } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { afterWriting } from './after-writing.ts';

let outDir: string;
beforeEach(() => {
  outDir = mkdtempSync(`${tmpdir()}/after-writing-`);
});
afterEach(() => {
  rmSync(outDir, { recursive: true });
});

/** Builds a page that has one module. */
async function run(code: string, last: () => void) {
  const page: Plugin = {
    name: 'page',
    resolveId: (id) => (id === 'page' ? '\0page' : null),
    load: (id) => (id === '\0page' ? code : null),
  };
  const plugin = afterWriting({ name: 'last', closeBundle: last });
  await build({
    configFile: false,
    logLevel: 'silent',
    root: outDir,
    plugins: [page, plugin],
    build: { outDir: `${outDir}/dist`, rolldownOptions: { input: 'page' } },
  });
}

test('a failing build reports its own error, not an error of the last step', async () => {
  const last = () => {
    throw new Error('no manifest');
  };
  await expect(run("import './absent.js';", last)).rejects.toThrow(/absent\.js/);
});

test('the last step runs after a successful build', async () => {
  let runs = 0;
  await run('console.log(1);', () => void (runs += 1));
  expect(runs).toBe(1);
});
