import type { Plugin } from 'vite';

/**
 * What remote apps may take from `zod/mini`: names that the host's own schemas use too, so that sharing them adds
 * nothing to the first load. A schema for people to write needs no more; another name is another line here and bytes of
 * every page.
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

/** The names that a built script imports from `zod/mini`. Of one that imports the whole of it nobody can tell. */
export const zodNamesIn = (code: string): string[] =>
  [...code.matchAll(imported)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/\s.*/, '')),
  );

const names = '\0shared-zod';

/**
 * For the build of an app: `zod/mini` has the shared names and no other, so that the script imports names and a wrong one
 * fails the build.
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
