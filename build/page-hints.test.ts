import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { earlySource } from './early-script.ts';
import { earlyOf, earlyTexts } from './page-hints.ts';

test('[SPEED-03] the build names the early script and the texts that it asks for', () => {
  expect(earlyOf('<script src="/assets/early-1.js" integrity="sha384-a"></script>')).toEqual({
    '/assets/early-1.js': 'sha384-a',
  });
  expect(earlyTexts(readFileSync(earlySource, 'utf8'))).toContain('main');
});

test('[SPEED-03] a build whose early script cannot be read fails instead of naming nothing', () => {
  expect(() => earlyOf('<script type="module" src="/assets/index.js"></script>')).toThrow('no early script');
  expect(() => earlyTexts("ask('/bff-api/dictionary')")).toThrow('no groups');
});
