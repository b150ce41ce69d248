import { createEvent, sample } from 'effector';

import { $location, navigateTo, safeRedirect, splitPath } from '@/shared/routing';

/** The new player has kept his password and goes on. */
export const registrationDone = createEvent();

/** Where redirect_url or from_url of this site's own paths lead, else home. Spec: shell §2, REG-11, decision D-38. */
export function nextPath(search: string): string {
  const query = new URLSearchParams(search);
  const asked = safeRedirect(query.get('redirect_url')) ?? safeRedirect(query.get('from_url'));
  if (asked === null) return '/';
  const url = new URL(asked, 'https://own.invalid');
  return `${splitPath(url.pathname).path}${url.search}${url.hash}`;
}

sample({ clock: registrationDone, source: $location, fn: ({ search }) => nextPath(search), target: navigateTo });
