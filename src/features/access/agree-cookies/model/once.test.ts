// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { beforeEach, expect, test } from 'vitest';

import { cookiesChosen } from '@/entities/preferences';
import { fetchFx } from '@/shared/api';
import { appReady } from '@/shared/lib/lifecycle';

import { $isBarShown, questionPlaced } from './agreement';

beforeEach(() => {
  localStorage.clear();
});

/** A page of this browser that is ready. */
async function page() {
  const scope = fork({ handlers: [[fetchFx, () => new Response(null, { status: 204 })]] });
  await allSettled(questionPlaced, { scope });
  await allSettled(appReady, { scope });
  return scope;
}

test('[PREF-07] who has chosen is not asked by the next page', async () => {
  const first = await page();
  expect(first.getState($isBarShown)).toBe(true);
  await allSettled(cookiesChosen, { scope: first, params: { type: 2, statistics: true } });
  expect((await page()).getState($isBarShown)).toBe(false);
});

test('[PREF-07] what is no choice is not taken for one', async () => {
  localStorage.setItem('openbook.cookiesAgree', '{"type":7,"statistics":true}');
  expect((await page()).getState($isBarShown)).toBe(true);
});
