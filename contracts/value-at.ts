/** What is at a path of a value of any shape; undefined where the path leads nowhere. */
export const valueAt = (tree: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (from, name) => (typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined),
    tree,
  );
