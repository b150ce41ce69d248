import babel from '@rolldown/plugin-babel';

/**
 * Modules whose functions make units: without their names here two calls would share ids, and persistence and caches would keep one of
 * the two. patronum, @farfetched/core and @withease/factories are known to the plugin itself. With `./` the path is the module's own,
 * for importers inside its folder.
 */
const factories = [
  '@/shared/api',
  './src/shared/api/index.ts',
  './src/shared/api/create-api-query.ts',
  './src/shared/api/create-api-mutation.ts',
  '@/shared/routing',
  './src/shared/routing/index.ts',
  './src/shared/routing/create-guard.ts',
  '@/shared/lib/storage',
  '@/shared/lib/clock',
  './src/features/betting/place-bet/model/consent.ts',
  '@withease/web-api',
  'effector-storage',
  'effector-storage/local',
];

/**
 * Names for what tests fill scopes by and read from them: a factory's units, stores and effects. The product is built without: it never writes a scope
 * down, its kept values have keys of their own, and ids are random letters that do not compress (1.4 kB gzip of the first load). Only files that
 * make units are parsed by Babel.
 */
export const effectorUnits = () =>
  babel({
    presets: [
      {
        preset: () => ({
          plugins: [
            [
              'effector/babel-plugin',
              {
                factories,
                addNames: false,
                samples: false,
                events: false,
                attaches: false,
                merges: false,
                splits: false,
                combines: false,
                stores: true,
                effects: true,
                restores: true,
              },
            ],
          ],
        }),
        rolldown: {
          filter: {
            id: { include: [/\/(?:src|plugins)\/.+\.ts(?:$|\?)/], exclude: [/\.css\.ts/, /node_modules/] },
            code: /from ['"](?:effector|patronum|@farfetched\/|@withease\/|@\/shared\/(?:api|routing|lib\/(?:storage|clock)))/,
          },
        },
      },
    ],
  });
