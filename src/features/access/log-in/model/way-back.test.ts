import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { $savedTarget, sessionOpened } from '@/entities/session';
import { $language } from '@/shared/i18n';
import { $location, $routeMatch, type RouteMeta, routerAttached } from '@/shared/routing';

import { $wayBack } from './way-back';
import './dialog';

const meta: RouteMeta = { pageId: 'login', layout: 'main', section: 'x', dictionaries: [], title: 'x' };

/** Somebody signs in on this page. */
async function signIn({ search = '', pageId = 'login', saved = null as string | null }) {
  const went: string[] = [];
  const scope = fork({
    values: [
      [$language, 'en'],
      [$savedTarget, saved],
      [$routeMatch, { meta: { ...meta, pageId }, params: {} }],
      [$location, { path: `/${pageId}`, language: 'en', search, hash: '' }],
    ],
  });
  await allSettled(routerAttached, { scope, params: { navigate: (to) => void went.push(String(to)) } });
  const wayBack = scope.getState($wayBack);
  await allSettled(sessionOpened, { scope, params: { userId: 7 } });
  return { went, wayBack };
}
const asked = (name: string, target: string) => `?${new URLSearchParams({ [name]: target }).toString()}`;

test.each([
  ['redirect_url', { search: '?redirect_url=/en/slots' }, '/en/slots'],
  ['from_url, with its query', { search: asked('from_url', '/ru/home/line?x=1#top') }, '/en/home/line?x=1#top'],
  [
    'what they wanted before they were asked, first',
    { saved: '/office', search: '?redirect_url=/en/slots' },
    '/en/office',
  ],
  ['home, where the address says nothing', {}, '/en'],
])('[QUERY-05] [GUARD-19] who signs in on the log-in page goes to %s', async (_, page, target) => {
  const { went, wayBack } = await signIn(page);
  expect([went, wayBack]).toEqual([[target], target]);
});

test('who signs in over any other page stays there, whatever its address says', async () => {
  const { went } = await signIn({ pageId: 'news', search: '?redirect_url=/en/slots' });
  expect(went).toEqual([]);
});

test.each([
  '//evil.example',
  '/\\evil.example',
  '/a/..//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  'en/slots',
])('[QUERY-05] an address that leads elsewhere leads home: %j', async (target) => {
  for (const name of ['redirect_url', 'from_url'])
    expect(await signIn({ search: asked(name, target) })).toEqual({ went: ['/en'], wayBack: '/en' });
});
