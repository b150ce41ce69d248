import { safeRedirect } from './safe-redirect';

/** `own`: a path of this site with its query and hash. `document`: another address, which replaces the document. */
export type RedirectTarget = { kind: 'own'; path: string } | { kind: 'document'; url: string };

type Rule = {
  /**
   * `own`: only paths of this site (a query, a remote app). `any`: every http(s) address (the site's own backend).
   * Spec: decision D-38, REDIR-06.
   */
  allow: 'own' | 'any';
  origin: string;
};

const isAddress = /^https?:\/\//i;

/**
 * Checks every target from outside. Null leads nowhere, and a script address never leads anywhere. Spec: shell §5,
 * design T14.
 */
export function redirectTarget(target: string, { allow, origin }: Rule): RedirectTarget | null {
  const path = safeRedirect(target);
  if (path !== null) return { kind: 'own', path };
  // An address without the two slashes, or with signs that browsers strip, is not what it looks like.
  if (allow === 'own' || !isAddress.test(target) || !URL.canParse(target)) return null;
  const url = new URL(target);
  if (url.username !== '' || url.password !== '' || /[\s\\]/.test(target)) return null;
  return url.origin === origin
    ? { kind: 'own', path: `${url.pathname}${url.search}${url.hash}` }
    : { kind: 'document', url: url.href };
}
