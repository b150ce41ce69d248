import type { Plugin } from 'vite';

import { root } from './aliases.ts';

/**
 * Packages that a remote app shares with the host, and the names that it may import. `export *` would lose the names of a CommonJS
 * package, so they are read from the package itself; the SDK's are read from its source by the bundler.
 */
export const sharedPackages = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'effector',
  'effector-react',
  '@sdk',
] as const;

const prefix = '\0shared:';
const identifier = /^[A-Za-z_$][\w$]*$/;

/** `react-dom/client` → `react-dom-client`: part of a file name. */
export const facadeName = (specifier: string): string => `shared-${specifier.replace('@', '').replaceAll('/', '-')}`;

async function facadeSource(specifier: string): Promise<string> {
  if (specifier === '@sdk') return `export * from '${root}/plugins/sdk/index.ts';`;
  const names = Object.keys((await import(specifier)) as object).filter(
    (name) => identifier.test(name) && name !== 'default' && name !== 'module.exports' && !name.startsWith('__'),
  );
  const hasDefault = specifier.startsWith('react') && specifier !== 'react/jsx-runtime';
  return [
    `export { ${names.join(', ')} } from '${specifier}';`,
    ...(hasDefault ? [`export { default } from '${specifier}';`] : []),
  ].join('\n');
}

/**
 * One chunk a shared package, which re-exports the host's own instance; the import map gives its address to the bare name. So a remote app
 * built apart meets the host's React and effector, for no bytes of loader at run time.
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
