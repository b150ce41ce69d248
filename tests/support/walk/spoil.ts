import type { Page, Route } from '@playwright/test';

/** What a network and a release do to a file, try by try. */
const troubles = [
  // Gone: another release has other files.
  (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  // Broken off.
  (route: Route) => route.abort('connectionreset'),
  // Garbage: what a hotel's portal, or a server that has a page for every address, gives in its place.
  (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
];
export const kinds = troubles.length;

export type Spoiled = {
  /** How many tries the page has made for the script. */
  tries: () => number;
  /** From now on it hangs. */
  hang: () => void;
  isHanging: () => boolean;
  /** The line goes on: what hangs comes, and so does all that is asked from now on. */
  goOn: () => Promise<void>;
};

/** Each try of each of these files meets the next trouble, in turn. */
export async function spoilFiles(page: Page, files: readonly string[]): Promise<Spoiled> {
  const tries = new Map<string, number>();
  const held: (() => void)[] = [];
  let state: 'fails' | 'hangs' | 'works' = 'fails';
  const isOne = (url: URL) => files.includes(url.pathname.slice(1));
  const meet = async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const number = tries.get(pathname) ?? 0;
    tries.set(pathname, number + 1);
    if (state === 'fails') return troubles[number % kinds]!(route);
    if (state === 'hangs') await new Promise<void>((resolve) => held.push(resolve));
    // The page may have been left meanwhile.
    return route.continue().catch(() => undefined);
  };
  await page.route(isOne, meet);
  return {
    tries: () => tries.get(`/${files[0]!}`) ?? 0,
    hang: () => {
      state = 'hangs';
    },
    isHanging: () => held.length > 0,
    goOn: async () => {
      state = 'works';
      for (const release of held.splice(0)) release();
      await page.unroute(isOne, meet);
    },
  };
}
