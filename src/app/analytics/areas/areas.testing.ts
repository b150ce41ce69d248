import { allSettled, createWatch, fork } from 'effector';
import { vi } from 'vitest';

import { analyticsEvents, type EventName } from '@contracts/analytics';
import type { SiteConfig } from '@contracts/site';

import { $siteConfig } from '@/entities/site';
import { type Happened, pointerWatched, tracked } from '@/features/collect-events';
import { fetchFx } from '@/shared/api';
import { logFx } from '@/shared/lib/logger';
import { navigated } from '@/shared/routing';

import { couponAreaOpened } from './coupon';
import '../collect';

const menus = {
  main: [
    { id: 'live', title: 'x', path: '/home/live', icon: 'live' },
    { id: 'odd', title: 'x', path: '/odd', icon: 'x' },
  ],
};
export const page = (
  pageId: string,
  section = pageId,
  params: Record<string, string> = {},
  layout = 'main' as const,
) => ({
  location: { path: `/${pageId}`, language: 'en', search: '', hash: '' },
  match: { meta: { pageId, layout, section, dictionaries: [], title: '' }, params },
  failure: null,
});

/** A page on the screen with all areas counting; `only`: what was counted under one name. */
export async function setup(shown = page('home')) {
  const events: Happened[] = [];
  const logged = vi.fn();
  const switches = { fatmanApiKey: '', isFatmanAnalyticsAvailable: false, langHiddenUnauthorized: [] };
  const rest = {
    languages: [],
    isRegistrationAllowed: true,
    registrationTypes: ['fast_reg'],
    availability: [],
    couponTypesWithMinAmount: [],
    couponTypesWithMaxAmount: [],
  };
  const config = { menus, config: switches, ...rest } as unknown as SiteConfig;
  const texts = () => Response.json({ data: { version: '1', groups: {} } });
  const scope = fork({
    values: [[$siteConfig, config]] as never,
    handlers: [
      [logFx, logged],
      [fetchFx, texts],
    ] as never,
  });
  createWatch({ unit: tracked, scope, fn: (event) => events.push(event) });
  void allSettled(navigated, { scope, params: shown });
  void allSettled(pointerWatched, { scope });
  void allSettled(couponAreaOpened, { scope });
  await Promise.resolve();
  const click = (selector: string) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 10, clientY: 20 }));
  const only = (name: EventName) =>
    events.filter(({ id }) => id === analyticsEvents[name].id).map(({ params }) => params);
  return { scope, events, logged, click, only };
}
