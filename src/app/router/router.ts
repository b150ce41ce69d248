import { allSettled, createWatch, type Scope, scopeBind } from 'effector';

import { $plugins } from '@/entities/plugin';
import { loadDictionariesFx } from '@/shared/i18n';
import { pause } from '@/shared/lib/clock';
import { logError } from '@/shared/lib/logger';
import { joinPath, navigationStarted, navigationStayed, routerAttached, type RouterPort } from '@/shared/routing';

import { findRoute } from './find-route';
import type { FoundRoute } from './finder';
import { locate } from './locate';
import { createNavigator, type Decision } from './navigator';
import { findOwn } from './own-pages';
import { pageShown, type ShownPage } from './page';
import { loadPage, pageInTime } from './page-loader';
import { rows } from './route-row';
import { runGuardsFx } from './run-guards';

/** The page for an address that led to nothing: the rules failed, or the map of the site did not load. */
const { page: brokenPage, handle: brokenMeta } = rows()('500', null, {
  pageId: 'broken',
  title: 'technical.error.title',
});
const brokenRoute: FoundRoute = { page: brokenPage, meta: brokenMeta, params: {} };

/** The router waits this long for the map of the site. Then it shows the frame and says that a part is missing. */
const mapMs = 5000;

async function inTime(finding: Promise<FoundRoute>): Promise<FoundRoute | null> {
  try {
    return await Promise.race([finding, pause(mapMs, null)]);
  } catch (error) {
    logError('The map of the site did not load', error);
    return null;
  }
}

type RouterInput = {
  scope: Scope;
  /** Resolves when the guards have everything that they decide on. */
  ready: Promise<void>;
  /** Gives the page's language, for redirects. */
  language: () => string;
};

/** Decides what becomes of an address: asks its guards and loads its page. Spec: shell §2, §4. */
export function createAppRouter({ scope, ready, language }: RouterInput): void {
  const askGuards = scopeBind(runGuardsFx, { scope });
  const show = scopeBind(pageShown, { scope });
  const start = scopeBind(navigationStarted, { scope });
  const stay = scopeBind(navigationStayed, { scope });
  const loadTexts = scopeBind(loadDictionariesFx, { scope });
  // Before the manifest the pages of remote apps are not known.
  const areAppsKnown = new Promise<void>((resolve) => {
    createWatch({ unit: $plugins, scope, fn: () => resolve() });
  });
  let isFirst = true;

  async function find(path: string): Promise<FoundRoute | null> {
    const found = await inTime(findRoute(path));
    if (found?.meta.status !== 404) return found;
    await areAppsKnown;
    return inTime(findOwn(scope.getState($plugins), path).then((own) => own ?? found));
  }

  async function decide(url: URL, signal: AbortSignal): Promise<Decision<ShownPage>> {
    const location = locate(url);
    start(location);
    const found = await find(location.path);
    const { page, meta, params } = found ?? brokenRoute;
    const failed = async (status: number, text?: string): Promise<Decision<ShownPage>> => {
      // The route does not name the texts of its error page. When these do not load either, the texts in the product's
      // own code stand in.
      await loadTexts([...meta.dictionaries, 'technical']).catch(() => undefined);
      return {
        kind: 'show',
        page: {
          location,
          match: { meta, params },
          failure: text === undefined ? { status } : { status, text },
          Page: null,
        },
      };
    };
    if (found === null) {
      await ready;
      return failed(500, 'chunk');
    }
    // The code of the page loads while its guards decide. That is safe, because it does nothing at import.
    const loading = loadPage(page);
    await ready;
    const verdict = await askGuards({ navigation: { ...location, params, meta, isFirst, signal } });
    switch (verdict.kind) {
      case 'redirect':
        return { kind: 'redirect', to: joinPath(verdict.language ?? language(), verdict.path) };
      case 'leave':
        return verdict;
      case 'cancel':
        stay();
        return { kind: 'stay', otherwise: joinPath(language(), '/') };
      case 'fail':
        return failed(verdict.status, verdict.text);
      case 'pass': {
        const loaded = await pageInTime(page, loading);
        if (loaded.kind === 'failed') return failed(500, 'chunk');
        return { kind: 'show', page: { location, match: { meta, params }, failure: null, Page: loaded.Page } };
      }
    }
  }

  const navigator = createNavigator<ShownPage>({
    decide,
    show(page) {
      isFirst = false;
      show(page);
    },
    moveTo: (page, url) => ({ ...page, location: locate(url) }),
    broken(url, reason) {
      logError('The router failed', reason);
      return { location: locate(url), match: { meta: brokenMeta, params: {} }, failure: { status: 500 }, Page: null };
    },
  });

  const navigate: RouterPort['navigate'] = (to, options) => navigator.navigate(to, options);
  void allSettled(routerAttached, { scope, params: { navigate } });
}
