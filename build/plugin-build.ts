import { dirname, resolve } from 'node:path';

import type { InlineConfig } from 'vite';

import { appParts, everyFile, partName } from './late-files.ts';
import { emitTexts } from './plugin-texts.ts';
import { scopeStyles } from './scope-styles.ts';
import { sharedNames, sharedPackages } from './shared-packages.ts';
import { takeSharedZod } from './shared-zod.ts';

/**
 * `root`: folder of the sources. `input`: the app's first file. `outDir`: folder of the built files; the build empties
 * it first.
 */
type Place = { id: string; root: string; input: string; outDir: string };

/**
 * Builds one remote app into one script, a file for each part that it imports late, at most one style sheet and one file
 * of texts for each language. File names contain a hash. Shared packages stay bare names, which the import map resolves.
 */
export const pluginBuild = ({ id, root, input, outDir }: Place): InlineConfig => ({
  root,
  // The files of an app name each other by relative paths.
  base: './',
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [takeSharedZod(), appParts(), emitTexts(`${dirname(resolve(root, input))}/texts`)],
  css: { modules: { generateScopedName: `${id}_[local]_[hash:base64:4]` }, postcss: scopeStyles(id) },
  build: {
    target: 'es2022',
    outDir,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    sourcemap: true,
    modulePreload: everyFile,
    reportCompressedSize: false,
    rolldownOptions: {
      input,
      external: [...sharedPackages.filter((name) => name !== 'zod/mini'), ...Object.keys(sharedNames)],
      onLog(level, log, write) {
        if (log.code === 'IMPORT_IS_UNDEFINED' || log.code === 'MISSING_EXPORT') throw new Error(log.message);
        write(level, log);
      },
      output: {
        format: 'es',
        // Its one script, a file for each part that it imports late, and one for what four parts or more share: cut by who
        // shares it with whom alone, an office has fifteen files of 0.2 to 0.9 kB. Whatever the script needs at once is in it.
        codeSplitting: {
          groups: [
            { name: 'index', tags: ['$initial'], priority: 1 },
            { name: 'common', minShareCount: 4 },
          ],
        },
        entryFileNames: 'index.[hash].js',
        chunkFileNames: partName,
        assetFileNames: 'index.[hash][extname]',
      },
    },
  },
});
