import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { type Maths, mathsNow } from './lib/game-sources.ts';

const published = JSON.parse(readFileSync(new URL('../contracts/games/maths.json', import.meta.url), 'utf8')) as Maths;

test('[CAS-18] the mathematics of every game have the version and hash that its rounds are stored with', () => {
  expect(mathsNow(published), 'run: npm run games:maths -- --write').toEqual(published);
});

test('[CAS-18] mathematics that changed get the next version', () => {
  const { dice } = published;
  const now = mathsNow({ ...published, dice: { ...dice!, hash: '0'.repeat(64) } });
  expect(now.dice).toEqual({ ...dice, version: dice!.version + 1 });
  expect(now.mines).toEqual(published.mines);
});
