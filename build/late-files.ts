import type { BuildEnvironmentOptions, Plugin } from 'vite';

import { root } from './aliases.ts';

const helper = '\0vite/preload-helper.js';

const leadBy = (name: string, code: string): Plugin => ({
  name,
  apply: 'build',
  enforce: 'pre',
  load: { order: 'pre', handler: (id) => (id === helper ? code : null) },
});

/**
 * Vite's own preload asks for each file of an `import()` only once in a page, even when the file does not arrive. Ours
 * asks until it does. See src/shared/part/bring.ts.
 */
export const lateFiles = (): Plugin =>
  leadBy('openbook:late-files', `export { bring as __vitePreload } from '${root}/src/shared/part/bring.ts';`);

/**
 * In an app every `import()` goes through the SDK: the host checks each file against the entry before it runs. See
 * src/shared/plugin-parts/bring.ts.
 */
export const appParts = (): Plugin =>
  leadBy(
    'openbook:app-parts',
    `import { appParts } from '@sdk'; export const __vitePreload = (...part) => appParts.bring(...part);`,
  );

/** The file of a part is named after its folder: `pages/deposit/index.ts` → `part-deposit`. */
export function partName({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const folder = /([\w-]+)\/index\.tsx?$/.exec(facadeModuleId ?? '')?.[1];
  return `part-${(folder ?? name).replace(/\W+/g, '-')}.[hash].js`;
}

/** Lists all files of a part, even when there is only one. */
export const everyFile: NonNullable<BuildEnvironmentOptions['modulePreload']> = {
  polyfill: false,
  resolveDependencies: (file, dependencies, { hostType }) =>
    hostType === 'js' ? [...new Set([file, ...dependencies])] : dependencies,
};
