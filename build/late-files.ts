import type { BuildEnvironmentOptions, Plugin } from 'vite';

import { root } from './aliases.ts';

const helper = '\0vite/preload-helper.js';

/**
 * Vite's own preload asks for each file of an `import()` only once in a page, even when the file does not arrive. Ours
 * asks until it does. See src/shared/part/bring.ts.
 */
export const lateFiles = (): Plugin => ({
  name: 'openbook:late-files',
  apply: 'build',
  enforce: 'pre',
  load: {
    order: 'pre',
    handler: (id) =>
      id === helper ? `export { bring as __vitePreload } from '${root}/src/shared/part/bring.ts';` : null,
  },
});

/** Lists all files of a part, even when there is only one. */
export const everyFile: NonNullable<BuildEnvironmentOptions['modulePreload']> = {
  polyfill: false,
  resolveDependencies: (file, dependencies, { hostType }) =>
    hostType === 'js' ? [...new Set([file, ...dependencies])] : dependencies,
};
