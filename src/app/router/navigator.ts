import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';

import { logError } from '@/shared/lib/logger';

import { hrefOf } from './locate';

/** What an address comes to. */
export type Decision<Page> =
  | { kind: 'show'; page: Page }
  /** To another address of this site. */
  | { kind: 'redirect'; to: string }
  /** To another site, or to a document of this one. */
  | { kind: 'leave'; url: string }
  /** Nothing changes; `otherwise` where there is nothing yet that could stay. */
  | { kind: 'stay'; otherwise: string };

type NavigatorInput<Page> = {
  decide: (url: URL, signal: AbortSignal) => Promise<Decision<Page>>;
  show: (page: Page) => void;
  /** The same page at an address that differs in its hash alone. */
  moveTo: (page: Page, url: URL) => Page;
  /** What is shown where `decide` itself broke, or redirects never end. */
  broken: (url: URL, reason: unknown) => Page;
};

/** How an address gets into the history; `pop`: it is there already, the player went back or forward. */
type Move = 'push' | 'replace' | 'pop';

/** Redirects in a row without a page between them: more is a loop of somebody's rules. Threat T16. */
const redirectLimit = 5;

const withoutHash = (url: URL) => url.pathname + url.search;

/**
 * Address, history and cancelling: the newest navigation wins, an older one ends without a trace. On React Router's history; its data router asks
 * its own loaders in its own order and is 16 kB of every first load, while guards, pages and layouts are ours. Spec: shell §4.
 */
export function createNavigator<Page>({ decide, show, moveTo, broken }: NavigatorInput<Page>) {
  const history = createBrowserHistory();
  let running = new AbortController();
  let onScreen: { url: URL; page: Page } | null = null;
  /** Steps in the history from the page on the screen to where going back or forward has led. */
  let drift = 0;

  const commit = (url: URL, move: Move, page: Page) => {
    const href = hrefOf(url);
    if (move === 'push' && href !== hrefOf(onScreen?.url ?? url)) history.push(href);
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
        // Its own pop event finds the address of the page on the screen.
        else if (drift !== 0) history.go(-drift);
    }
  }

  const here = () => new URL(location.href);
  const unlisten = history.listen(({ delta }) => {
    drift += delta ?? 0;
    // Back where we are: an answer of "stay", undone.
    if (drift === 0 && onScreen !== null && hrefOf(onScreen.url) === hrefOf(here())) running.abort();
    else void go(here(), 'pop');
  });
  go(here(), 'replace').catch((error: unknown) => {
    logError('The first page did not come', error);
  });

  return {
    /** No page after this: the site is being taken apart. */
    stop() {
      unlisten();
      running.abort();
    },
    navigate: (to: string | number, { replace = false }: { replace?: boolean } = {}): Promise<void> | void =>
      typeof to === 'number' ? history.go(to) : go(new URL(to, location.href), replace ? 'replace' : 'push'),
  };
}
