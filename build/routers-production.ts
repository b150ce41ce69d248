import type { Plugin } from 'vite';

import { root } from './aliases.ts';

/**
 * The router's package has a build for production, and its `exports` name the one for developers under every condition.
 * The site takes the former as it is.
 */
export const routersProduction = (): Plugin => ({
  name: 'openbook:routers-production',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === 'react-router' ? `${root}/node_modules/react-router/dist/production/index.mjs` : null),
});
