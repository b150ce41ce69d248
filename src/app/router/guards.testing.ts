import { allSettled, fork } from 'effector';

import type { SiteConfig } from '@contracts/site';

import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { type Guard, type Navigation, type RouteMeta, type Verdict } from '@/shared/routing';

export const meta = (more: Partial<RouteMeta> = {}): RouteMeta => ({
  pageId: 'news',
  layout: 'main',
  section: 'news',
  dictionaries: [],
  title: 'x',
  ...more,
});
export const navigation = (more: Partial<Navigation> = {}): Navigation => ({
  path: '/news',
  language: 'en',
  search: '',
  hash: '',
  params: {},
  meta: meta(),
  isFirst: false,
  signal: new AbortController().signal,
  ...more,
});
export const config = (more: object = {}) =>
  ({
    currentLanguage: 'en',
    availability: [47],
    notFoundFragments: ['old-page'],
    isIdentificationEnabled: false,
    isRegistrationAllowed: false,
    isVipDomain: false,
    maintenance: { isActive: false, started_at: null, ended_at: null, notify_started_at: null, notify_ended_at: null },
    mediaResources: {},
    authMode: 'modal',
    config: { geoAuthReqVip: [], langHiddenUnauthorized: [] },
    languages: [],
    ...more,
  }) as unknown as SiteConfig;

export type Known = readonly (readonly [unknown, unknown])[];
export const scopeWith = (known: Known = []) =>
  fork({
    values: [[$siteConfig, config()], ...known] as never,
    handlers: [[fetchFx, () => new Response('{}', { status: 500 })]] as never,
  });
/** A guard's verdict on a navigation. */
export async function ask(guard: Guard, more: Partial<Navigation> = {}, scope = scopeWith()): Promise<Verdict> {
  return (await allSettled(guard.checkFx, { scope, params: navigation(more) })).value as Verdict;
}
