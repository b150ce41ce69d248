import { createStore, sample } from 'effector';

import { sessionClosed } from '@/entities/session';
import { $location, $routeMatch, navigated, navigateTo, safeRedirect, splitPath } from '@/shared/routing';

/** The last page that was open to everyone. Null: there was none. */
const $openPage = createStore<string | null>(null).on(navigated, (last, { location, match, failure }) =>
  match.meta.auth === true || failure !== null ? last : `${location.path}${location.search}`,
);

/** `return_url` of the address: paths of this site only, without the language. */
function returnUrl(search: string): string | null {
  const target = safeRedirect(new URLSearchParams(search).get('return_url'));
  if (target === null) return null;
  const url = new URL(target, 'https://own.invalid');
  return `${splitPath(url.pathname).path}${url.search}${url.hash}`;
}

// Leads away from a page for players only: to the return url, otherwise to the page before, otherwise home. Any other
// page stays. Spec: shell §4, decision D-36.
sample({
  clock: sessionClosed,
  source: { match: $routeMatch, location: $location, openPage: $openPage },
  filter: ({ match }, { reason }) => match?.meta.auth === true && reason !== 'absent',
  fn: ({ location, openPage }) => returnUrl(location.search) ?? openPage ?? '/',
  target: navigateTo,
});
