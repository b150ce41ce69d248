import { allSettled, scopeBind, type Scope } from 'effector';
import { createBrowserRouter, redirect, redirectDocument, replace, type RouterState } from 'react-router-dom';

import { logError } from '@/shared/lib/logger';
import {
  joinPath,
  navigationStarted,
  routerAttached,
  splitPath,
  type AppLocation,
  type RouterPort,
  type Verdict,
} from '@/shared/routing';

import { findRoute, type FoundRoute } from './find-route';
import { loadPage } from './page-loader';
import { pageShown, type ShownPage } from './page';
import { runGuardsFx } from './run-guards';

/** Redirects in a row without a page between them: more is a loop of somebody's rules. Design T16. */
const redirectLimit = 5;

type RouterInput = {
  scope: Scope;
  /** Resolved when the guards have what they decide on. */
  ready: Promise<void>;
  /** The page's language, for redirects. */
  language: () => string;
};

const locate = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }): AppLocation => ({
  ...splitPath(pathname),
  search,
  hash,
});

/** React Router keeps the address, the history and the cancelling; guards, pages and layouts are ours. Spec: shell §2, §4. */
export function createAppRouter({ scope, ready, language }: RouterInput): void {
  const guard = scopeBind(runGuardsFx, { scope });
  const show = scopeBind(pageShown, { scope });
  const start = scopeBind(navigationStarted, { scope });
  const prepared = new Map<string, ShownPage>();
  let last: { href: string; shown: ShownPage } | null = null;
  let redirects = 0;

  const hrefOf = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) => `${pathname}${search}${hash}`;

  async function decide(url: URL, signal: AbortSignal): Promise<void> {
    const location = locate(url);
    start(location);
    const route: FoundRoute = findRoute(location.path);
    // The code of the page comes while its guards think: it does nothing at import.
    const loading = loadPage(route.page);
    await ready;
    const verdict = await guard({
      navigation: { ...location, params: route.params, meta: route.meta, isFirst: last === null, signal },
    });
    if (signal.aborted) return;
    const failure = follow(verdict, url);
    const loaded = failure === null ? await loading : null;
    prepared.set(hrefOf(url), {
      location,
      match: { meta: route.meta, params: route.params },
      failure: loaded?.kind === 'failed' ? { status: 500, text: 'chunk' } : failure,
      Page: loaded?.kind === 'page' ? loaded.Page : null,
    });
  }

  /** Throws what React Router understands as "elsewhere"; else the error page that stands in this place, or null. */
  function follow(verdict: Verdict, url: URL): ShownPage['failure'] {
    switch (verdict.kind) {
      case 'pass':
        return null;
      case 'fail':
        return verdict.text === undefined ? { status: verdict.status } : { status: verdict.status, text: verdict.text };
      case 'leave':
        throw redirectDocument(verdict.url);
      case 'cancel':
        throw stay();
      case 'redirect': {
        redirects += 1;
        if (redirects > redirectLimit) {
          logError('Redirect loop', url.href);
          return { status: 500 };
        }
        throw redirect(joinPath(verdict.language ?? language(), verdict.path));
      }
    }
  }

  /** Back to the page that is on the screen, or home when there is none yet. */
  function stay() {
    if (last === null) return replace(joinPath(language(), '/'));
    prepared.set(last.href, last.shown);
    return replace(last.href);
  }

  const router = createBrowserRouter(
    [
      {
        path: '*',
        loader: () => null,
        shouldRevalidate: () => true,
        middleware: [
          async ({ request }, next) => {
            const url = new URL(request.url);
            // React Router drops the hash of the request; the navigation under way still has it.
            url.hash = (router.state.navigation.location ?? globalThis.location).hash;
            if (!prepared.has(hrefOf(url))) await decide(url, request.signal);
            return next();
          },
        ],
      },
    ],
    { future: { v8_middleware: true } as never },
  );

  const commit = (state: RouterState) => {
    if (!state.initialized || state.navigation.state !== 'idle') return;
    const href = hrefOf(state.location);
    const ready = prepared.get(href);
    prepared.clear();
    if (ready === undefined && last?.href === href) return;
    // The hash alone has changed: the same page at another place of it.
    const shown = ready ?? (last === null ? null : { ...last.shown, location: locate(state.location) });
    if (shown === null) return;
    redirects = 0;
    last = { href, shown };
    show(shown);
  };
  router.subscribe(commit);
  commit(router.state);

  const navigate: RouterPort['navigate'] = (to, options) => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, options));
  void allSettled(routerAttached, { scope, params: { navigate } });
}
