import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import { checkScript } from './script-faults.ts';
import { kitNames } from './shared-packages.ts';
import { sharedZod } from './shared-zod.ts';

const file = (path: string) => readFileSync(`node_modules/${path}`, 'utf8');

test('a plugin that bundles only its own code has no fault', () => {
  expect(
    checkScript('news', 'import { jsx } from "react/jsx-runtime"; import { useUnit } from "effector-react";'),
  ).toEqual([]);
});

test.each([
  ['react', 'react/cjs/react.production.js'],
  ['react', 'react/cjs/react-jsx-runtime.production.js'],
  ['react-dom', 'react-dom/cjs/react-dom-client.production.js'],
  ['effector', 'effector/effector.mjs'],
  ['zod', 'zod/v4/core/schemas.js'],
])('[PLUG-54] the check refuses a plugin that bundles %s', (name, path) => {
  expect(checkScript('news', file(path))).toContain(`news: bundles ${name}, which the host shares.`);
});

test('the check refuses a plugin over 64 kB of brotli', () => {
  const size = 65 * 1024;
  const [problem] = checkScript('news', randomBytes(size).toString('latin1'));
  expect(problem).toMatch(/^news: \d+ bytes of brotli, the limit is 65536\.$/);
});

test.each([
  ['import*as z from"zod/mini";z.object({id:z.int()});const f=(z)=>z.toISOString()', []],
  ['import { object as o, email } from "zod/mini"; o({})', ['email']],
  ['import{enum as e}from"zod/mini";e([])', []],
])('[PLUG-54] the check reports names of zod that the host does not share: %s', (code, names) => {
  expect(checkScript('news', code)).toEqual(
    names.map((name) => `news: takes ${name} of zod/mini, which the host does not share.`),
  );
});

test('[PLUG-54] zod has every shared name, and the host uses each in a schema of its own', () => {
  const sources = ['contracts', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!test)\.tsx?$/.test(name))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );
  for (const name of sharedZod) {
    expect(z).toHaveProperty(name);
    expect(sources.some((source) => source.includes(`z.${name}(`))).toBe(true);
  }
});

test('[PLUG-54] the docs list the shared names of zod', () => {
  const [, listed = ''] = /<!-- zod -->([^#]*)/.exec(readFileSync('docs/ui-kit.md', 'utf8')) ?? [];
  expect([...listed.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual([...sharedZod].sort());
});

test('[PLUG-55] apps get every component that the docs list', () => {
  const listed = readFileSync('docs/ui-kit.md', 'utf8').split('<!-- components -->')[1]?.split('## Tokens')[0] ?? '';
  const names = [...listed.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  expect(kitNames().toSorted()).toEqual(names.toSorted());
});
