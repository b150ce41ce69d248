// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { beforeEach, expect, test } from 'vitest';

import { $coefIndicationType, coefIndicationChosen, indications, preferencesOpened } from './preferences';

beforeEach(() => {
  document.cookie = 'coef_indication=; Max-Age=0; path=/';
  delete document.documentElement.dataset['moves'];
});

test('[ODDS-04] price changes are marked by arrow and colour until the player chooses', async () => {
  const scope = fork();
  await allSettled(preferencesOpened, { scope });
  expect(scope.getState($coefIndicationType)).toBe('both');
});

test.each(indications)(
  '[ODDS-04] the mark "%s" holds at once for every cell and after a reload',
  async (indication) => {
    const scope = fork({ values: [[$coefIndicationType, indication === 'both' ? 'none' : 'both']] });
    await allSettled(coefIndicationChosen, { scope, params: indication });
    expect(document.documentElement.dataset['moves']).toBe(indication);

    delete document.documentElement.dataset['moves'];
    const reloaded = fork();
    await allSettled(preferencesOpened, { scope: reloaded });
    expect(reloaded.getState($coefIndicationType)).toBe(indication);
    // The default value needs no attribute.
    expect(document.documentElement.dataset['moves'] ?? 'both').toBe(indication);
  },
);

test('[ODDS-04] a broken cookie counts as no choice', async () => {
  document.cookie = 'coef_indication=loud; path=/';
  const scope = fork();
  await allSettled(preferencesOpened, { scope });
  expect(scope.getState($coefIndicationType)).toBe('both');
});
