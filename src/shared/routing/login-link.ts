/** What a mail or the operator's auth app adds to an address to sign somebody in. Spec: api §4, decision D-35. */
export const loginLinkNames = ['method_id', 'token', 'sign'] as const;

/** Does an address carry a whole link? */
export function hasLoginLink(search: string): boolean {
  const query = new URLSearchParams(search);
  return loginLinkNames.every((name) => query.get(name));
}

/** The address without its link, which must not be kept or shared. */
export function withoutLoginLink({ path, search, hash }: { path: string; search: string; hash: string }): string {
  const query = new URLSearchParams(search);
  for (const name of loginLinkNames) query.delete(name);
  return `${path}${query.size === 0 ? '' : `?${query.toString()}`}${hash}`;
}
