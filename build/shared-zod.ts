import type { Plugin } from 'vite';

/**
 * The names that remote apps may import from `zod/mini`. The host's own schemas use them too, so sharing them adds
 * nothing to the first load. To share another name, add a line here; it adds bytes to every page.
 */
export const sharedZod = [
  ...[
    'config',
    'string',
    'number',
    'int',
    'boolean',
    'literal',
    'enum',
    'unknown',
    'object',
    'array',
    'tuple',
    'record',
  ],
  ...['union', 'optional', 'nullable'],
  ...['regex', 'minLength', 'maxLength', 'minimum', 'maximum', 'nonnegative', 'positive', 'refine'],
] as const;

const imported = /import\s*\{([^}]*)\}\s*from\s*["'`]zod\/mini["'`]/g;

/**
 * Gives the names that a built script imports from `zod/mini`. Cannot tell them for a script that imports the whole
 * package.
 */
export const zodNamesIn = (code: string): string[] =>
  [...code.matchAll(imported)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/\s.*/, '')),
  );

const names = '\0shared-zod';

/**
 * For the build of an app: gives `zod/mini` the shared names only. The script then imports single names, and a name
 * that is not shared fails the build.
 */
export const takeSharedZod = (): Plugin => ({
  name: 'openbook:shared-zod',
  enforce: 'pre',
  resolveId(id, importer) {
    if (id !== 'zod/mini') return undefined;
    return importer === names ? { id, external: true } : names;
  },
  load: (id) => (id === names ? `export { ${sharedZod.join(', ')} } from 'zod/mini';` : undefined),
});
