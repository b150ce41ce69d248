import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { aliases } from '../../build/aliases.ts';

export const benchPlugins = () => [react(), vanillaExtractPlugin()];

/** Builds the pages of the bench, both the product's own rows and the reference code, with the same bundler. */
export default defineConfig({
  root: import.meta.dirname + '/pages',
  resolve: { alias: aliases },
  define: { __APP_VERSION__: JSON.stringify('bench'), __SPRITE_HASH__: JSON.stringify('bench') },
  plugins: benchPlugins(),
  build: {
    outDir: '../../../.cache/bench',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: Object.fromEntries(
        ['index', 'react', 'card', 'guards'].map((name) => [name, `${import.meta.dirname}/pages/${name}.html`]),
      ),
    },
  },
});
