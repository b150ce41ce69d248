import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { leanRouter } from './lean-router.ts';

const folder = 'node_modules/react-router/dist/development/';

test('[SPEED-07] the router of the build has no warnings and no names for its developers', () => {
  const { transform } = leanRouter();
  const { filter, handler } = transform as { filter: { id: RegExp }; handler: (code: string) => { code: string } };
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  const all = files.map((name) => readFileSync(folder + name, 'utf8')).join('\n');
  expect(files.every((name) => filter.id.test(`/site/${folder}${name}`))).toBe(true);
  const { code } = handler(all);
  expect(all).toMatch(/^var ENABLE_DEV_WARNINGS = true;$/m);
  expect(code).not.toMatch(/ENABLE_DEV_WARNINGS = true|^\w+\.displayName = /m);
  expect(code).toContain('var Form = /* @__PURE__ */ React');
});
