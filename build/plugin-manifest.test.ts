import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { checkScript } from './plugin-manifest.ts';

const file = (path: string) => readFileSync(`node_modules/${path}`, 'utf8');

test('a plugin that brings its own code alone may ship', () => {
  expect(
    checkScript('news', 'import { jsx } from "react/jsx-runtime"; import { useUnit } from "effector-react";'),
  ).toEqual([]);
});

test.each([
  ['react', 'react/cjs/react.production.js'],
  ['react', 'react/cjs/react-jsx-runtime.production.js'],
  ['react-dom', 'react-dom/cjs/react-dom-client.production.js'],
  ['effector', 'effector/effector.mjs'],
])('a plugin that bundles %s is refused', (name, path) => {
  expect(checkScript('news', file(path))).toContain(`news: bundles ${name}, which the host shares.`);
});

test('a plugin over 64 kB of brotli is refused', () => {
  const size = 65 * 1024;
  const [problem] = checkScript('news', randomBytes(size).toString('latin1'));
  expect(problem).toMatch(/^news: \d+ bytes of brotli, the limit is 65536\.$/);
});
