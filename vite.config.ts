import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { aliases } from './build/aliases.ts';
import { createShortNames } from './build/class-names.ts';
import { devPlugins } from './build/dev-plugins.ts';
import { earlyScript } from './build/early-script.ts';
import { importMap } from './build/import-map.ts';
import { everyFile, lateFiles } from './build/late-files.ts';
import { awaited } from './build/moments.ts';
import { packageSizes } from './build/package-sizes.ts';
import { pwa } from './build/pwa.ts';
import { reactNames } from './build/react-names.ts';
import { routersProduction } from './build/routers-production.ts';
import { sharedPackageFacades } from './build/shared-packages.ts';
import { spriteFiles, spriteHash } from './build/sprite/index.ts';
import { tightShell } from './build/tight-shell.ts';
import valueFiles from './build/value-files.json' with { type: 'json' };
import { appVersion } from './build/version.ts';

const sharedAliases = Object.entries(aliases).map(([find, replacement]) => ({ find, replacement }));
/** effector-react asks for the stand-in for Reacts older than 18; ours has the thing itself. */
const reactsOwnStore = [
  { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'use-sync-external-store' },
  {
    find: /^use-sync-external-store\/shim\/with-selector\.js$/,
    replacement: 'use-sync-external-store/with-selector.js',
  },
];

/** `Features.LightDark` of lightningcss, which Vite brings. */
const lightDark = 1 << 20;

/** The host. `--mode staging` adds what `import.meta.env.MODE` guards; a production bundle has none of it. */
export default defineConfig({
  resolve: { alias: [...sharedAliases, ...reactsOwnStore] },
  define: { __APP_VERSION__: JSON.stringify(appVersion), __SPRITE_HASH__: JSON.stringify(spriteHash) },
  plugins: [
    react(),
    reactNames(),
    vanillaExtractPlugin({ identifiers: createShortNames() }),
    spriteFiles(),
    earlyScript(),
    devPlugins(),
    sharedPackageFacades(),
    lateFiles(),
    importMap(awaited),
    routersProduction(),
    tightShell(),
    packageSizes(),
    pwa(),
  ],
  // The minifier's stand-in for light-dark(), which no sheet uses: four declarations in the first one.
  css: { lightningcss: { exclude: lightDark } },
  build: {
    target: 'es2022',
    manifest: true,
    sourcemap: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: everyFile,
    rolldownOptions: {
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      // What apps import and the document starts may give more names: the files of build/planned-files.ts ask for that.
      preserveEntrySignatures: 'allow-extension',
      checks: { bundlerTimings: false },
      onLog(level, log, write) {
        // The page of the home address comes with the shell, on purpose, and its row of the table is like all others.
        const isMeant =
          log.code === 'INEFFECTIVE_DYNAMIC_IMPORT' && log.message.includes('src/pages/sport-board/index.ts');
        if (!isMeant) write(level, log);
      },
      treeshake: {
        moduleSideEffects: [
          // Nothing but values: what only a later part asks for comes with that part, although an index.ts of the shell names it.
          {
            test: /\/contracts\/(?!zod\.ts)|\/shared\/lib\/money\//,
            sideEffects: false,
          },
          {
            test: new RegExp(valueFiles.map((file) => `/${file.replaceAll('.', '\\.')}$`).join('|')),
            sideEffects: false,
          },
        ],
      },
      output: {
        // The shell names all late files, and a hash does not compress: seven signs tell releases apart as well as eight.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // A long-lived file of what every page and every remote app shares: it changes with a dependency, not with the product.
            {
              name: 'vendor',
              test: /\/node_modules\/(?:react|react-dom|scheduler|effector|effector-react|use-sync-external-store)\/|\/plugins\/sdk\//,
              priority: 1,
            },
            // All that the first page needs whatever it is, in one file: cut by who else uses it, it would be thirty requests and 10 kB more.
            {
              name: 'shell',
              tags: ['$initial'],
              test: (id) => !id.startsWith('\0') && !/\/index\.html$|\/src\/app\/main\.tsx$/.test(id),
            },
          ],
        },
      },
    },
  },
});
