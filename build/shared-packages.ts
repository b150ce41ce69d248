import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

import { aliases, root } from './aliases.ts';
import { sharedZod } from './shared-zod.ts';

/**
 * Packages that remote apps share with the host. `export *` would lose the names of a CommonJS package, so we read
 * these names from the package itself. The bundler reads the names of the SDK from its source.
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

/**
 * Second names of shared packages. The import map leads both names to one instance. Authors outside this tree import
 * the SDK by its second name.
 */
export const sharedNames: Readonly<Record<string, (typeof sharedPackages)[number]>> = {
  '@openbook/plugin-sdk': '@sdk',
};

const prefix = '\0shared:';
const identifier = /^[A-Za-z_$][\w$]*$/;

/** Turns the name of a package into a part of a file name: `react-dom/client` → `react-dom-client`. */
export const facadeName = (specifier: string): string => `shared-${specifier.replace('@', '').replaceAll('/', '-')}`;

/** Names that the UI kit exports, without its types. */
export const kitNames = (): string[] =>
  [...readFileSync(aliases['@openbook/ui'], 'utf8').matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.replace(/.* as /, '').trim()),
  );

/**
 * The module that apps import as the kit. The page loads the kit and its styles before it runs an app that asks for it,
 * so the first load does not contain the kit.
 */
const kitSource = (): string => `import { here } from '${root}/src/entities/plugin/lib/bring-kit.ts';
if (here.kit === undefined) throw new Error('@openbook/ui: the entry of this app has no "ui": true.');
export const { ${kitNames().join(', ')} } = here.kit;`;

/** Names that a CommonJS package exports, without its default. */
export const namesOf = async (specifier: string): Promise<string[]> =>
  Object.keys((await import(specifier)) as object).filter(
    (name) => identifier.test(name) && name !== 'default' && name !== 'module.exports' && !name.startsWith('__'),
  );

/** Names that would reveal every unit and scope of the page to an app. */
const watchAll = /^(?:setInspector|setGraphInspector|PRIVATE_API)/;

async function facadeSource(specifier: string): Promise<string> {
  if (specifier === '@sdk') return `export * from '${aliases['@sdk']}';`;
  if (specifier === '@openbook/ui') return kitSource();
  if (specifier === 'zod/mini') return `export { ${sharedZod.join(', ')} } from 'zod/mini';`;
  const names = (await namesOf(specifier)).filter((name) => !watchAll.test(name));
  const hasDefault = specifier.startsWith('react') && specifier !== 'react/jsx-runtime';
  return [
    `export { ${names.join(', ')} } from '${specifier}';`,
    ...(hasDefault ? [`export { default } from '${specifier}';`] : []),
  ].join('\n');
}

/**
 * Makes one chunk for each shared package. The chunk re-exports the host's own instance, and the import map maps the
 * bare name to the chunk. So a remote app that was built elsewhere uses the host's React and effector without a loader.
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
