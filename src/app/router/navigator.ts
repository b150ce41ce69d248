import { createPath, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

import { logError } from '@/shared/lib/logger';

/** The router's handling of an address. */
export type Decision<Page> =
  | { kind: 'show'; page: Page }
  /** It goes to another address of this site. */
  | { kind: 'redirect'; to: string }
  /** It goes to another site, or to another document of this one. */
  | { kind: 'leave'; url: string }
  /** It changes nothing. `otherwise` is where it goes when there is no page yet that could stay. */
  | { kind: 'stay'; otherwise: string };

type NavigatorInput<Page> = {
  decide: (url: URL, signal: AbortSignal) => Promise<Decision<Page>>;
  show: (page: Page) => void;
  /** Gives the same page at an address with another hash. */
  moveTo: (page: Page, url: URL) => Page;
  /** Gives the page to show when `decide` itself failed, or when the redirects never end. */
  broken: (url: URL, reason: unknown) => Page;
};

/** How the address enters the history. `pop`: it is there already, because the player went back or forward. */
type Move = 'push' | 'replace' | 'pop';

/** More redirects than this in a row, without a page between them, are a loop in somebody's rules. Threat T16. */
const redirectLimit = 5;

const withoutHash = (url: URL) => url.pathname + url.search;

/**
 * Keeps the address, the history and the cancelling of navigations: the newest one wins, an older one ends without a
 * trace. The history is React Router's, and what it has let in is where `SiteRouter` says the page is. The data router would do
 * the rest with loaders and blockers of its own, whose order is not that of the guards. Spec: shell §4, decision D-780.
 */
export function createNavigator<Page>({ decide, show, moveTo, broken }: NavigatorInput<Page>) {
  const history = createBrowserHistory();
  let running = new AbortController();
  let onScreen: { url: URL; page: Page } | null = null;
  /** How many steps of the history the player has gone back or forward from the page on the screen. */
  let drift = 0;

  const commit = (url: URL, move: Move, page: Page) => {
    const href = createPath(url);
    if (move === 'push' && href !== createPath(onScreen?.url ?? url)) history.push(href);
    else if (move !== 'pop') history.replace(href);
    drift = 0;
    onScreen = { url, page };
    show(page);
  };

  async function go(url: URL, move: Move, redirects = 0): Promise<void> {
    running.abort();
    const { signal } = (running = new AbortController());
    if (
      onScreen !== null &&
      redirects === 0 &&
      url.hash !== onScreen.url.hash &&
      withoutHash(url) === withoutHash(onScreen.url)
    ) {
      commit(url, move, moveTo(onScreen.page, url));
      return;
    }
    let decision: Decision<Page>;
    try {
      if (redirects > redirectLimit) throw new Error(`Redirect loop at ${url.href}`);
      decision = await decide(url, signal);
    } catch (error) {
      decision = { kind: 'show', page: broken(url, error) };
    }
    if (signal.aborted) return;
    switch (decision.kind) {
      case 'show':
        commit(url, move, decision.page);
        return;
      case 'redirect':
        await go(new URL(decision.to, url), move === 'pop' ? 'replace' : move, redirects + 1);
        return;
      case 'leave':
        if (move === 'push') location.assign(decision.url);
        else location.replace(decision.url);
        return;
      case 'stay':
        if (onScreen === null) await go(new URL(decision.otherwise, url), 'replace', redirects + 1);
        // The pop event that follows finds the address of the page on the screen.
        else if (drift !== 0) history.go(-drift);
    }
  }

  const here = () => new URL(location.href);
  const unlisten = history.listen(({ delta }) => {
    drift += delta ?? 0;
    // The player is back at the page on the screen: a "stay" has undone their step.
    if (drift === 0 && onScreen !== null && createPath(onScreen.url) === createPath(here())) running.abort();
    else void go(here(), 'pop');
  });
  go(here(), 'replace').catch((error: unknown) => {
    logError('The first page did not come', error);
  });

  return {
    /** Shows no page after this, because the site is being taken apart. */
    stop() {
      unlisten();
      running.abort();
    },
    navigate: (to: string | number, { replace = false }: { replace?: boolean } = {}): Promise<void> | void =>
      typeof to === 'number' ? history.go(to) : go(new URL(to, location.href), replace ? 'replace' : 'push'),
  };
}
