import { allSettled, scopeBind, type Scope } from 'effector';
import { createBrowserRouter, type RouterState } from 'react-router-dom';

import { logError } from '@/shared/lib/logger';
import { navigationStarted, routerAttached, type RouterPort } from '@/shared/routing';

import { findRoute } from './find-route';
import { createFollower } from './follow';
import { hrefOf, locate } from './locate';
import { pageShown, type ShownPage } from './page';
import { loadPage } from './page-loader';
import { runGuardsFx } from './run-guards';

type RouterInput = {
  scope: Scope;
  /** Resolved when the guards have what they decide on. */
  ready: Promise<void>;
  /** The page's language, for redirects. */
  language: () => string;
};

/** React Router keeps the address, the history and the cancelling; guards, pages and layouts are ours. Spec: shell §2, §4. */
export function createAppRouter({ scope, ready, language }: RouterInput): void {
  const askGuards = scopeBind(runGuardsFx, { scope });
  const show = scopeBind(pageShown, { scope });
  const start = scopeBind(navigationStarted, { scope });

  /** What the guards let in, by address, until it is on the screen. */
  const prepared = new Map<string, ShownPage>();
  let onScreen: { href: string; shown: ShownPage } | null = null;
  const follower = createFollower({
    language,
    stay: () => {
      if (onScreen !== null) prepared.set(onScreen.href, onScreen.shown);
      return onScreen?.href ?? null;
    },
  });

  async function prepare(url: URL, signal: AbortSignal): Promise<void> {
    const location = locate(url);
    start(location);
    const { page, meta, params } = findRoute(location.path);
    // The code of the page comes while its guards think: it does nothing at import.
    const loading = loadPage(page);
    await ready;
    const verdict = await askGuards({
      navigation: { ...location, params, meta, isFirst: onScreen === null, signal },
    });
    if (signal.aborted) return;
    const failure = follower.follow(verdict, url);
    const loaded = failure === null ? await loading : null;
    prepared.set(hrefOf(url), {
      location,
      match: { meta, params },
      failure: loaded?.kind === 'failed' ? { status: 500, text: 'chunk' } : failure,
      Page: loaded?.kind === 'page' ? loaded.Page : null,
    });
  }

  let wanted: { hash: string } = globalThis.location;
  const router = createBrowserRouter([
    {
      path: '*',
      // Middleware is asked only where something is to be loaded, and again for each address.
      loader: () => null,
      shouldRevalidate: () => true,
      middleware: [
        async ({ request }, next) => {
          const url = new URL(request.url);
          // A request has no hash; the navigation that it belongs to has.
          url.hash = wanted.hash;
          if (!prepared.has(hrefOf(url))) await prepare(url, request.signal);
          return next();
        },
      ],
    },
  ]);

  const commit = (state: RouterState) => {
    if (state.navigation.location !== undefined) wanted = state.navigation.location;
    if (!state.initialized || state.navigation.state !== 'idle') return;
    const href = hrefOf(state.location);
    const passed = prepared.get(href);
    prepared.clear();
    if (passed === undefined && onScreen?.href === href) return;
    // Without a word of the guards: the hash alone has changed, or the middleware itself broke.
    const shown = passed ?? { ...(onScreen?.shown ?? brokenPage(state)), location: locate(state.location) };
    follower.settled();
    onScreen = { href, shown };
    show(shown);
  };
  router.subscribe(commit);
  commit(router.state);

  const navigate: RouterPort['navigate'] = (to, options) =>
    typeof to === 'number' ? router.navigate(to) : router.navigate(to, options);
  void allSettled(routerAttached, { scope, params: { navigate } });
}

function brokenPage(state: RouterState): Omit<ShownPage, 'location'> {
  logError('The router failed', state.errors);
  const { meta, params } = findRoute(locate(state.location).path);
  return { match: { meta, params }, failure: { status: 500 }, Page: null };
}
