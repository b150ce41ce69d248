/** Control characters, spaces and backslashes: what browsers strip or read as a slash. */
const suspicious = /[\u0000-\u0020\u007f-\u009f\\\u2028\u2029]/;

/**
 * A target that came from outside (a query, an answer) as a path of this site with query and hash, else null. `//host`, schemes, user names,
 * control characters and backslashes are refused. Spec: decision D-38, design T14.
 */
export function safeRedirect(target: string | null | undefined): string | null {
  if (target === null || target === undefined || !target.startsWith('/') || suspicious.test(target)) return null;
  const base = 'https://own.invalid';
  if (!URL.canParse(target, base)) return null;
  const url = new URL(target, base);
  // A dot segment may leave two slashes at the start, which the next reader takes for a host.
  if (url.origin !== base || url.pathname.startsWith('//')) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
