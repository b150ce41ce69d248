import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import english from '../../contracts/dictionaries/en/rounds.json' with { type: 'json' };
import shared from '../../contracts/dictionaries/en/shared.json' with { type: 'json' };
import { facts } from '../../contracts/games/index.ts';
import { sharedKinds } from '../../contracts/shared-games/index.ts';
import { payoutsPage, tables } from './payouts.ts';
import { formatted } from './written-files.ts';

test('[CAS-31] the page of payouts says what the mathematics of every game pay', async () => {
  const file = new URL('../../docs/payouts.md', import.meta.url);
  const { text: page } = await formatted(file, 'markdown', payoutsPage());
  expect(readFileSync(file, 'utf8')).toBe(page);
});

test('[CAS-31] no game is missing on it, and no pay is no number', () => {
  const names = [
    ...facts.map(({ slug }) => english[`rounds.name.${slug}`]),
    ...sharedKinds.map((kind) => shared[`shared.name.${kind}`]),
  ].map((name) => name.toLowerCase());
  const told = tables.map(({ name }) => name.toLowerCase()).join('; ');
  expect(names.filter((name) => !told.includes(name))).toEqual([]);
  expect(JSON.stringify(tables)).not.toMatch(/NaN|undefined|Infinity|null/);
});
