import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { apiFailed } from '@/shared/api';
import { $location, $routeMatch, type RouteMeta, routerAttached } from '@/shared/routing';

import './ask-again';

type Setup = { isOn?: boolean; meta?: Partial<RouteMeta>; kind?: 'termsChanged' | 'network'; userId?: number | null };
async function refuse({ isOn = true, meta = {}, kind = 'termsChanged', userId = 7 }: Setup) {
  const went: unknown[] = [];
  const full: RouteMeta = { pageId: 'x', layout: 'main', section: 'x', dictionaries: [], title: 'x', ...meta };
  const scope = fork({
    values: [
      [$userId, userId],
      [$siteConfig, { config: { isAvailableConfirmTerms: isOn } } as SiteConfig],
      [$location, { path: '/home/live', language: 'en', search: '?x=1', hash: '' }],
      [$routeMatch, { meta: full, params: {} }],
    ] as never,
  });
  await allSettled(routerAttached, { scope, params: { navigate: (to) => void went.push(to) } });
  const failure = { kind, statusCode: 451, message: '' };
  await allSettled(apiFailed, { scope, params: { path: '/x', failure, notifies: false } });
  return went;
}

test('[F32] [HTTP-21] a call that is refused for changed terms leads to them, and back', async () => {
  expect(await refuse({})).toEqual(['/en/confirm-terms?from_url=%2Fen%2Fhome%2Flive%3Fx%3D1']);
});

test.each<[string, Setup]>([
  ['BOOT-19', { isOn: false }],
  ['HTTP-21', { meta: { exempt: ['terms'] } }],
  ['HTTP-21', { kind: 'network' }],
  ['HTTP-21', { userId: null }],
])(
  '[%s] not where it is switched off, not from a page that is exempt, not for another failure: %o',
  async (_, input) => {
    expect(await refuse(input)).toEqual([]);
  },
);
