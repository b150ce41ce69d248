/** What a mail or the operator's auth app puts into an address to sign somebody in. Spec: api §4, decision D-35. */
export const loginLinkNames = ['method_id', 'token', 'sign'] as const;

/** Whether an address carries a whole one. */
export function hasLoginLink(search: string): boolean {
  const query = new URLSearchParams(search);
  return loginLinkNames.every((name) => query.get(name));
}

/** The address without its link: it must neither be kept nor shared. */
export function withoutLoginLink({ path, search, hash }: { path: string; search: string; hash: string }): string {
  const query = new URLSearchParams(search);
  for (const name of loginLinkNames) query.delete(name);
  return `${path}${query.size === 0 ? '' : `?${query.toString()}`}${hash}`;
}
