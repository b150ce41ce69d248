/** What each tier of the tests runs, in which order. */
import { treeFiles } from '../lib/tree.ts';
import { tsc, typePrograms } from '../type-programs.ts';
import { filesToLint, reachedBy } from './changed.ts';
import type { Shard, Tier } from './options.ts';
import { listOf } from './shard.ts';
import { build, inLanes, playwright, type Step, step, vitest } from './steps.ts';
import { type Wing, wingOf } from './wings.ts';

/** `only`: wings; empty: all. `changed`: files that the work changed. */
export type Plan = { only: readonly Wing[]; changed: readonly string[]; shard: Shard | null };

const staging = 'dist-staging';
/**
 * Of the second tier: what builds a copy of the tree as the docs say it, what takes a minute for sums over all outcomes, thousands of
 * matches, kills of the server or odd payloads for every call. In the quick tier they run only where a change reaches them.
 */
export const long = {
  node: [
    'tests/lint/recipes.test.ts',
    'scripts/games-returns.test.ts',
    'simulator/watched.test.ts',
    'simulator/arbitrage.test.ts',
  ],
  contract: [
    'tests/contract/platform/outside-app.test.ts',
    'tests/contract/platform/odd-payloads.test.ts',
    'tests/contract/platform/chaos.test.ts',
    'tests/contract/coupon/kill.test.ts',
    'tests/contract/casino/game-kill.test.ts',
    'tests/contract/casino/shared-kill.test.ts',
    'tests/contract/cashier/payment-kill.test.ts',
  ],
} as const;
/** These build what the docs say, out of what the docs quote. */
const copies: ReadonlySet<string> = new Set([
  'tests/lint/recipes.test.ts',
  'tests/contract/platform/outside-app.test.ts',
]);
const quoted = /^(?:docs\/how-to\.md|plugins\/sdk\/|build\/outside\/|tests\/support\/)/;

/**
 * Money and limits once more, on the last evening of the next February that is two months away: terms of today have run out, the
 * month has 28 or 29 days, and in Moscow it is March.
 */
export const anotherDay = (today: Date): Date => {
  const last = (year: number) => new Date(Date.UTC(year, 2, 1) - 90 * 60_000);
  const twoMonthsMs = 60 * 86_400_000;
  const year = today.getUTCFullYear();
  return [year, year + 1, year + 2].map(last).find((at) => +at - +today > twoMonthsMs) ?? last(year + 2);
};
const onAnotherDay: Step = () => {
  const today = new Date();
  const env = {
    ANOTHER_DAY: `${anotherDay(today).toISOString()} ${String(+today)}`,
    NODE_OPTIONS: '--import=./tests/support/another-day.ts',
  };
  const files = ['safety/', 'cashier/', 'platform/backup-drill'].map((name) => `tests/contract/${name}`);
  const args = [...files, '--exclude', 'tests/contract/cashier/payment-kill.test.ts'];
  return vitest('another day: money and limits', 'rest', 'contract', args, { report: 'another-day', env })();
};

const npm = (title: string, script: string) => step(title, 'npm', ['run', '--silent', script]);

/** ESLint with types is slow: an author checks the changed files, and their importers. */
function lintChanged(changed: readonly string[]): Step {
  const files = filesToLint(changed);
  if (files?.length === 0) return () => Promise.resolve([]);
  return step('lint: changed code', process.execPath, ['scripts/lint-code.ts', ...(files ?? [])]);
}

/** Test files of the wings; the runner takes all where none is named. */
const inWings = (only: readonly Wing[], ...patterns: string[]) =>
  only.length === 0 ? [] : treeFiles(...patterns).filter((file) => only.includes(wingOf(file)));

/** `tests/e2e/cashier/`: the journeys of a wing. */
const journeys = (only: readonly Wing[]) => only.map((wing) => `tests/e2e/${wing}/`);

/** A runner over these files: over all where no wing is named, over none where a wing has none. */
const over = (only: readonly Wing[], files: readonly string[], runner: () => Step): Step[] =>
  only.length > 0 && files.length === 0 ? [] : [runner()];

/** Does the quick tier run this file of the second one too? `reached`: by the imports of what was changed. */
export const isDue = (file: string, reached: ReadonlySet<string>, changed: readonly string[]): boolean =>
  reached.has(file) || (copies.has(file) && changed.some((own) => quoted.test(own)));

export async function quickTier({ only, changed, shard }: Plan) {
  const reached = reachedBy(changed);
  const without = (files: readonly string[]) =>
    files.filter((file) => !isDue(file, reached, changed)).flatMap((file) => ['--exclude', file]);
  const unit = inWings(
    only,
    ...['src', 'plugins'].flatMap((folder) => [`${folder}/*.test.ts`, `${folder}/*.test.tsx`]),
  );
  const node = inWings(
    only,
    ...['contracts', 'simulator', 'sandbox', 'scripts', 'build'].map((folder) => `${folder}/*.test.ts`),
  );
  const contract = inWings(only, 'tests/contract/*.test.ts');
  return [
    ...(await inLanes(2, [
      ...typePrograms.map(({ title, project }) => step(title, tsc, ['-p', project])),
      build('build', 'production'),
    ])),
    // The longest steps come first, so that no lane waits for the other at the end.
    ...(await inLanes(2, [
      ...over(only, contract, () => vitest('contract', 'quick', 'contract', [...contract, ...without(long.contract)])),
      ...over(only, node, () => vitest('unit: node', 'quick', 'node', [...node, ...without(long.node)])),
      ...over(only, unit, () => vitest('unit', 'quick', 'unit', unit)),
      lintChanged(changed),
      ...(only.length > 0 ? [] : [npm('lint: layers, unused code, texts, format', 'lint:rest'), npm('sizes', 'size')]),
    ])),
    // The browsers run alone, because some of their tests measure time.
    ...(await inLanes(1, [browse('quick', ['--grep', '@core', ...journeys(only)], shard)])),
  ];
}

const browse = (tier: Tier, args: readonly string[], shard: Shard | null, before = 0): Step =>
  playwright('end-to-end', tier, 'e2e', shard === null ? args : ['--test-list', listOf(shard, args, before)], {
    isShown: true,
  });

/** What the first shard of the rest does besides its journeys, ms. */
const besidesMs = 400_000;

export async function restTier({ only, shard }: Plan) {
  const isWhole = only.length === 0;
  /** What no wing and no other shard does. */
  const once = (...steps: Step[]): Step[] => (isWhole && (shard === null || shard.number === 1) ? steps : []);
  return [
    ...(await inLanes(2, [
      build('build', 'production'),
      // The staging tests need a build with the debugger pages. It has a folder of its own.
      ...once(build('build: staging', 'staging', { BUILD_DIR: staging })),
    ])),
    ...(await inLanes(
      2,
      once(
        npm('lint: code', 'lint:code'),
        vitest('long: recipes, returns, matches', 'rest', 'node', long.node),
        vitest('long: kills, odd payloads, an app outside', 'rest', 'contract', long.contract),
        onAnotherDay,
      ),
    )),
    ...(await inLanes(1, [
      ...once(
        playwright('end-to-end: staging', 'rest', 'e2e-staging', [], {
          env: { SANDBOX_DIST: staging, E2E: 'staging' },
        }),
      ),
      browse('rest', ['--grep-invert', '@core', ...journeys(only)], shard, isWhole ? besidesMs : 0),
    ])),
  ];
}
