import { defineConfig, type InlineConfig } from 'vite';

import { aliases, root } from './build/aliases.ts';
import { outDir } from './build/out-dir.ts';
import { sharedPackages } from './build/shared-packages.ts';

/** One remote app: one script, at most one style sheet, names with a hash; the shared packages stay bare names for the import map. */
export const pluginConfig = (id: string): InlineConfig => ({
  root,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  resolve: { alias: { '@contracts/': aliases['@contracts/'] } },
  css: { modules: { generateScopedName: `${id}_[local]` } },
  build: {
    target: 'es2022',
    outDir: `${outDir}/plugins/${id}`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    sourcemap: true,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: `plugins/${id}/index.tsx`,
      external: [...sharedPackages],
      output: {
        format: 'es',
        codeSplitting: false,
        entryFileNames: 'index.[hash].js',
        assetFileNames: 'index.[hash][extname]',
      },
    },
  },
});

/** `vite build --config vite.plugins.config.ts` with PLUGIN=<id> builds one by hand; `npm run build` builds all. */
export default defineConfig(() => pluginConfig(process.env.PLUGIN ?? 'header'));
