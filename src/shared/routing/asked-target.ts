import { splitPath } from './path';
import { safeRedirect } from './safe-redirect';

/** Where `redirect_url`, else `from_url` of a query leads: a path of this site without the language, or null. Spec: shell §2, decision D-38. */
export function askedTarget(search: string): string | null {
  const query = new URLSearchParams(search);
  const asked = safeRedirect(query.get('redirect_url')) ?? safeRedirect(query.get('from_url'));
  if (asked === null) return null;
  const { pathname, search: ownSearch, hash } = new URL(asked, 'https://own.invalid');
  return `${splitPath(pathname).path}${ownSearch}${hash}`;
}
