import { createStore, sample } from 'effector';

import { sessionClosed } from '@/entities/session';
import { $location, $routeMatch, navigateTo, navigated, safeRedirect, splitPath } from '@/shared/routing';

/** The last page that was open to everyone, null while there was none. */
const $openPage = createStore<string | null>(null).on(navigated, (last, { location, match, failure }) =>
  match.meta.auth === true || failure !== null ? last : `${location.path}${location.search}`,
);

/** `return_url` of the address, own paths only, without the language. */
function returnUrl(search: string): string | null {
  const target = safeRedirect(new URLSearchParams(search).get('return_url'));
  if (target === null) return null;
  const url = new URL(target, 'https://own.invalid');
  return `${splitPath(url.pathname).path}${url.search}${url.hash}`;
}

// Off a page that is for players only: to the return url, else to the page before, else home. Any other page stays. Spec: shell §4, decision D-36.
sample({
  clock: sessionClosed,
  source: { match: $routeMatch, location: $location, openPage: $openPage },
  filter: ({ match }, { reason }) => match?.meta.auth === true && reason !== 'absent',
  fn: ({ location, openPage }) => returnUrl(location.search) ?? openPage ?? '/',
  target: navigateTo,
});
