import { allSettled, scopeBind, type Scope } from 'effector';

import { loadDictionariesFx } from '@/shared/i18n';
import { logError } from '@/shared/lib/logger';
import { joinPath, navigationStarted, routerAttached, type RouterPort } from '@/shared/routing';

import { findRoute } from './find-route';
import { locate } from './locate';
import { createNavigator, type Decision } from './navigator';
import { pageShown, type ShownPage } from './page';
import { loadPage } from './page-loader';
import { rows } from './route-row';
import { runGuardsFx } from './run-guards';

/** Of an address that came to nothing: the rules broke, or the map of the site did not load. */
const { meta: brokenMeta } = rows()('500', null, { pageId: 'broken', title: 'technical.error.title' });

type RouterInput = {
  scope: Scope;
  /** Resolved when the guards have what they decide on. */
  ready: Promise<void>;
  /** The page's language, for redirects. */
  language: () => string;
};

/** What an address comes to: its guards are asked, its page is loaded. Spec: shell §2, §4. */
export function createAppRouter({ scope, ready, language }: RouterInput): void {
  const askGuards = scopeBind(runGuardsFx, { scope });
  const show = scopeBind(pageShown, { scope });
  const start = scopeBind(navigationStarted, { scope });
  const loadTexts = scopeBind(loadDictionariesFx, { scope });
  let isFirst = true;

  async function decide(url: URL, signal: AbortSignal): Promise<Decision<ShownPage>> {
    const location = locate(url);
    start(location);
    const { page, meta, params } = await findRoute(location.path);
    const failed = async (status: number, text?: string): Promise<Decision<ShownPage>> => {
      // Words of an error page are none of this route's; where they do not come either, the product's own stand in.
      await loadTexts(['technical']).catch(() => undefined);
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
    // The code of the page comes while its guards think: it does nothing at import.
    const loading = loadPage(page);
    await ready;
    const verdict = await askGuards({ navigation: { ...location, params, meta, isFirst, signal } });
    switch (verdict.kind) {
      case 'redirect':
        return { kind: 'redirect', to: joinPath(verdict.language ?? language(), verdict.path) };
      case 'leave':
        return verdict;
      case 'cancel':
        return { kind: 'stay', otherwise: joinPath(language(), '/') };
      case 'fail':
        return failed(verdict.status, verdict.text);
      case 'pass': {
        const loaded = await loading;
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
