import type { Page, Route } from '@playwright/test';

/** Troubles that a network or a release causes, one for each try. */
const troubles = [
  // The file is gone, because a new release has other files.
  (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  // The connection breaks.
  (route: Route) => route.abort('connectionreset'),
  // A page comes in place of the file, as from a hotel's portal or a server that answers every address.
  (route: Route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Welcome</title>' }),
];
export const kinds = troubles.length;

export type Spoiled = {
  /** Counts how often the page has asked for the script. */
  tries: () => number;
  /** From now on requests for the file hang. */
  hang: () => void;
  isHanging: () => boolean;
  /** Answers all hanging requests, and every request from now on. */
  goOn: () => void;
};

/** Makes each try for one of these files meet the next trouble, from the `first` on. */
export async function spoilFiles(page: Page, files: readonly string[], first = 0): Promise<Spoiled> {
  const tries = new Map<string, number>();
  const held: (() => void)[] = [];
  let state: 'fails' | 'hangs' | 'works' = 'fails';
  const isOne = (url: URL) => files.includes(url.pathname.slice(1));
  const meet = async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    const number = tries.get(pathname) ?? 0;
    tries.set(pathname, number + 1);
    if (state === 'fails') return troubles[(number + first) % kinds]!(route);
    if (state === 'hangs') await new Promise<void>((resolve) => held.push(resolve));
    // The test may have left the page.
    return route.continue().catch(() => undefined);
  };
  await page.route(isOne, meet);
  return {
    tries: () => tries.get(`/${files[0]!}`) ?? 0,
    hang: () => {
      state = 'hangs';
    },
    isHanging: () => held.length > 0,
    // The route stays: taken away while it lets a request go, it may lose the request.
    goOn: () => {
      state = 'works';
      for (const release of held.splice(0)) release();
    },
  };
}
