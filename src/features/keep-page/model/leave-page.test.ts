import { allSettled, createWatch, fork } from 'effector';
import { expect, test, vi } from 'vitest';

import { pageLeft } from '@/shared/api';
import { navigated } from '@/shared/routing';

import './leave-page';

const at = (path: string, search = '') => ({
  location: { path, language: 'en', search, hash: '' },
  match: { meta: { pageId: 'x', layout: 'main' as const, section: 'x', dictionaries: [], title: '' }, params: {} },
  failure: null,
});

test('[HTTP-16] another path leaves the page, another query does not', async () => {
  const scope = fork();
  const left = vi.fn();
  createWatch({ unit: pageLeft, scope, fn: left });
  const times: number[] = [];
  for (const arrival of [at('/a'), at('/b'), at('/b', '?q=1'), at('/a')]) {
    await allSettled(navigated, { scope, params: arrival });
    times.push(left.mock.calls.length);
  }
  expect(times).toEqual([1, 2, 2, 3]);
});
