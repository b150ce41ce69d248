import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

import { aliases, root } from './aliases.ts';
import { sharedZod } from './shared-zod.ts';

/**
 * Packages that remote apps share with the host, and the names that they may import. `export *` would lose the names of
 * a CommonJS package, so we read them from the package itself. The bundler reads the names of
 * the SDK from its source.
 */
export const sharedPackages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'effector',
  'effector-react',
  'zod/mini',
  '@sdk',
  '@openbook/ui',
] as const;

/** Another name for the same package: the import map leads both to one instance. Authors outside of this tree have the SDK under it. */
export const sharedNames: Readonly<Record<string, (typeof sharedPackages)[number]>> = {
  '@openbook/plugin-sdk': '@sdk',
};

const prefix = '\0shared:';
const identifier = /^[A-Za-z_$][\w$]*$/;

/** `react-dom/client` → `react-dom-client`: part of a file name. */
export const facadeName = (specifier: string): string => `shared-${specifier.replace('@', '').replaceAll('/', '-')}`;

/** Names of the UI kit, types left out. */
export const kitNames = (): string[] =>
  [...readFileSync(aliases['@openbook/ui'], 'utf8').matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace(/.* as /, '').trim()),
  );

/**
 * The page has brought the kit before an app runs that imports it. So the kit is no part of the first load, and its styles are
 * here.
 */
const kitSource = (): string => `import { here } from '${root}/src/entities/plugin/lib/bring-kit.ts';
if (here.kit === undefined) throw new Error('@openbook/ui: the entry of this app has no "ui": true.');
export const { ${kitNames().join(', ')} } = here.kit;`;

/** What a CommonJS package exports, apart from its whole. */
export const namesOf = async (specifier: string): Promise<string[]> =>
  Object.keys((await import(specifier)) as object).filter(
    (name) => identifier.test(name) && name !== 'default' && name !== 'module.exports' && !name.startsWith('__'),
  );

async function facadeSource(specifier: string): Promise<string> {
  if (specifier === '@sdk') return `export * from '${aliases['@sdk']}';`;
  if (specifier === '@openbook/ui') return kitSource();
  if (specifier === 'zod/mini') return `export { ${sharedZod.join(', ')} } from 'zod/mini';`;
  const names = await namesOf(specifier);
  const hasDefault = specifier.startsWith('react') && specifier !== 'react/jsx-runtime';
  return [
    `export { ${names.join(', ')} } from '${specifier}';`,
    ...(hasDefault ? [`export { default } from '${specifier}';`] : []),
  ].join('\n');
}

/**
 * Makes one chunk for each shared package. It re-exports the host's own instance, and the import map gives its address
 * to the bare name. So a remote app that was built elsewhere uses the host's React and effector, and no loader runs.
 */
export function sharedPackageFacades(): Plugin {
  return {
    name: 'openbook:shared-packages',
    apply: 'build',
    buildStart() {
      for (const specifier of sharedPackages) {
        this.emitFile({
          type: 'chunk',
          id: prefix + specifier,
          name: facadeName(specifier),
          preserveSignature: 'strict',
        });
      }
    },
    resolveId(id) {
      return id.startsWith(prefix) ? id : undefined;
    },
    load(id) {
      return id.startsWith(prefix) ? facadeSource(id.slice(prefix.length)) : undefined;
    },
  };
}
