import { allSettled, createWatch, fork } from 'effector';
import { expect, test, vi } from 'vitest';

import { $userId } from '@/entities/session';
import { loadDictionariesFx } from '@/shared/i18n';
import { appReady } from '@/shared/lib/lifecycle';
import { navigated, type RouteMatch } from '@/shared/routing';

import { forgotPasswordOpened } from './dialog';
import './ask-by-link';

const arrive = (pageId: string, search: string) => {
  const match: RouteMatch = {
    meta: { pageId, layout: 'main', section: 'home', dictionaries: [], title: 'x' },
    params: {},
  };
  return { location: { path: '/', language: 'en', search, hash: '' }, match, failure: null };
};

test.each([
  ['a visitor on the home page', null, 'home', '?showForgotPasswordModal=1', [0, 1]],
  ['a player', 7, 'home', '?showForgotPasswordModal=1', [0, 0]],
  ['another page', null, 'news', '?showForgotPasswordModal=1', [0, 0]],
  ['an address that does not ask', null, 'home', '', [0, 0]],
])('[QUERY-01] the forgotten password: %s, once the site is ready', async (_, userId, pageId, search, expected) => {
  const opened = vi.fn();
  const scope = fork({
    values: [[$userId, userId]] as never,
    handlers: [[loadDictionariesFx, () => undefined]] as never,
  });
  createWatch({ unit: forgotPasswordOpened, scope, fn: opened });
  await allSettled(navigated, { scope, params: arrive(pageId, search) });
  const before = opened.mock.calls.length;
  await allSettled(appReady, { scope });
  expect([before, opened.mock.calls.length]).toEqual(expected);
});
