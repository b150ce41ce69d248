import babel from '@rolldown/plugin-babel';

/**
 * Modules whose functions make units. If they were missing here, two calls would share ids, and persistence and caches
 * would keep only one of the two. The effector plugin itself knows patronum, @farfetched/core and @withease/factories.
 * Modules inside a factory's own folder import it by a path with `./`.
 */
const factories = [
  '@/shared/api',
  './src/shared/api/index.ts',
  './src/shared/api/create-api-query.ts',
  './src/shared/api/create-api-mutation.ts',
  '@/shared/routing',
  './src/shared/routing/index.ts',
  './src/shared/routing/create-guard.ts',
  '@/shared/keyed-call',
  './src/shared/keyed-call/index.ts',
  '@/shared/lib/storage',
  '@/shared/lib/clock',
  '@/entities/placement',
  './src/entities/placement/index.ts',
  './src/entities/placement/model/consent.ts',
  './src/entities/placement/model/steady.ts',
  './src/app/boot/create-check.ts',
  '@withease/web-api',
  'effector-storage',
  'effector-storage/local',
];

/**
 * Adds the ids by which tests fill and read scopes, to stores, effects and the units of factories. The product does
 * without them, because it never serialises a scope, its stored values have keys of their own, and random ids do not
 * compress (1.4 kB gzip of the first load). Babel parses only files that make units.
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
            code: /from ['"](?:effector|patronum|@farfetched\/|@withease\/|@\/shared\/(?:api|keyed-call|routing|lib\/(?:storage|clock)))/,
          },
        },
      },
    ],
  });
