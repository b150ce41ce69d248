import { splitPath } from './path';
import { safeRedirect } from './safe-redirect';

/** Turns a path of this site into the router's form: without the language at its start, with its query and hash. */
export function withoutLanguage(target: string): string {
  const { pathname, search, hash } = new URL(target, 'https://own.invalid');
  return `${splitPath(pathname).path}${search}${hash}`;
}

/**
 * Where `redirect_url`, otherwise `from_url` of a query leads: a path of this site without the language, or null. Spec:
 * shell §2, decision D-38.
 */
export function askedTarget(search: string): string | null {
  const query = new URLSearchParams(search);
  const asked = safeRedirect(query.get('redirect_url')) ?? safeRedirect(query.get('from_url'));
  return asked === null ? null : withoutLanguage(asked);
}
