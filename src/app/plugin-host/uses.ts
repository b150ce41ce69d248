/** By app and permission. Mutable, and of the document. */
const uses = new Map<string, number>();
const keyOf = (id: string, permission: string) => `${id} ${permission}`;

/** How often an app has used a permission since the page began. */
export const usesOf = (id: string, permission: string): number => uses.get(keyOf(id, permission)) ?? 0;

export const countUse = (id: string, permission: string): void =>
  void uses.set(keyOf(id, permission), usesOf(id, permission) + 1);
