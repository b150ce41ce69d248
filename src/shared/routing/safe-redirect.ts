/** Control characters, spaces and backslashes: browsers strip them or read them as a slash. */
const suspicious = /[\u0000-\u0020\u007f-\u009f\\\u2028\u2029]/;

/**
 * Turns a target from outside (a query, an answer) into a path of this site with query and hash, otherwise null.
 * Refuses `//host`, schemes, user names, control characters and backslashes. Spec: decision D-38, design T14.
 */
export function safeRedirect(target: string | null | undefined): string | null {
  if (target === null || target === undefined || !target.startsWith('/') || suspicious.test(target)) return null;
  const base = 'https://own.invalid';
  if (!URL.canParse(target, base)) return null;
  const url = new URL(target, base);
  // A dot segment may leave two slashes at the start, and the next reader takes what follows for a host.
  if (url.origin !== base || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
