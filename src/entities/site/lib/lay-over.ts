export type ConfigPatch = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Lays a patch over a configuration, key by key, as the backend's control call does. A list or a plain value is
 * replaced as a whole.
 */
export function layOver(base: unknown, patch: unknown): unknown {
  if (!isTree(base) || !isTree(patch)) return patch;
  return {
    ...base,
    ...Object.fromEntries(Object.entries(patch).map(([key, value]) => [key, layOver(base[key], value)])),
  };
}

export type ConfigChange = { path: string; before: unknown; after: unknown };

/** Every value that a patch changes, with its path: `config.companyName`. */
export function changesOf(base: unknown, patch: unknown, path = ''): readonly ConfigChange[] {
  if (isTree(patch) && (isTree(base) || base === undefined))
    return Object.entries(patch).flatMap(([key, value]) =>
      changesOf(isTree(base) ? base[key] : undefined, value, path === '' ? key : `${path}.${key}`),
    );
  return JSON.stringify(base) === JSON.stringify(patch) ? [] : [{ path, before: base, after: patch }];
}
