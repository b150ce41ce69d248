/**
 * Navigates with the product's own navigator, with its guards and without. The page draws nothing and no server
 * answers, so only the pipeline costs time.
 */
import { fork, scopeBind } from 'effector';

import type { SiteConfig } from '@contracts/site';

import { guards } from '@/app/router/guards';
import { locate } from '@/app/router/locate';
import { createNavigator, type Decision } from '@/app/router/navigator';
import { runGuardsFx } from '@/app/router/run-guards';
import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import type { RouteMeta } from '@/shared/routing';

import '../lib/page';

const count = 21;
const meta: RouteMeta = {
  pageId: 'home',
  layout: 'main',
  section: 'home',
  dictionaries: [],
  title: 'sport.title.home',
};
/** The parts of the configuration that guards read. */
const config = {
  currentLanguage: 'en',
  languages: [{ code: 'en', name: 'English', nameNative: 'English', iso: 'en-GB' }],
  availability: [],
  notFoundFragments: [],
  mediaResources: {},
  authMode: 'modal',
  config: { geoAuthReqVip: [], langHiddenUnauthorized: [] },
  maintenance: { isActive: false, started_at: null, ended_at: null, notify_started_at: null, notify_ended_at: null },
} as unknown as SiteConfig;

const scope = fork({
  values: [[$siteConfig, config]],
  handlers: [[fetchFx, () => new Response('{}', { status: 500 })]],
});
const askGuards = scopeBind(runGuardsFx, { scope });

const show = (url: URL): Decision<string> => ({ kind: 'show', page: url.pathname });
const decisions = {
  bare: (url: URL) => Promise.resolve(show(url)),
  ours: async (url: URL, signal: AbortSignal) => {
    const navigation = { ...locate(url), params: {}, meta, isFirst: false, signal };
    const verdict = await askGuards({ navigation });
    if (verdict.kind !== 'pass') throw new Error(`A guard said ${verdict.kind}.`);
    return show(url);
  },
};

async function navigate(variant: keyof typeof decisions, times: number): Promise<void> {
  let shown = 0;
  const navigator = createNavigator<string>({
    decide: decisions[variant],
    show: () => (shown += 1),
    moveTo: (page) => page,
    broken: (_, reason) => {
      throw reason;
    },
  });
  for (let at = 0; at < times; at += 1) await navigator.navigate(`/en/home/${at % 2 === 0 ? 'live' : 'line'}`);
  navigator.stop();
  if (shown < times || guards.length !== count)
    throw new Error(`${String(shown)} pages, ${String(guards.length)} guards`);
}

window.guards = { navigate };
