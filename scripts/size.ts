/**
 * `npm run size`: compares the built product's gzip bytes with its budgets, and shows what the first load consists of.
 * Exits 1 over a budget. Reads dist/ only, so build first.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { filesOf as filesIn, readChunks } from '../build/chunk-files.ts';
import { awaited, late } from '../build/moments.ts';
import type { PackageSizes } from '../build/package-sizes.ts';
import { completeLanguages } from '../contracts/languages.ts';

/** `bytes` of what loads late count 4 kB more for each file: what a request of its own costs on a slow line. */
type Row = { name: string; bytes: number; limit: number };

const kilo = 1000;
const budget = {
  /** With the texts' library, the query layer, which asks from the first call on, and the router as it is. Decisions D-740, D-741, D-750, D-780. */
  firstLoad: 211.5 * kilo,
  /** What every page waits for beside the shell: what the document names with it, and what guards header and footer. */
  everyPage: 48 * kilo,
  otherRoute: 58 * kilo,
  /** The lobby, the rooms of games, and what one game adds to its room. */
  games: 84 * kilo,
  /** What computes a round again in the browser, with all that it shows. */
  verifier: 24 * kilo,
  /** All that follows every first page: parts of every page, dialogs, models without a view. */
  afterFirst: 190 * kilo,
  afterReady: {
    /** With its library. It comes when a player opens it. */
    'src/pages/cashier/statement/ui/balance-chart.tsx': 60 * kilo,
  } as Record<string, number>,
  lazyPart: 90 * kilo,
  /** Scripts and style sheets of the host in all, and those under 2 kB: numbers, not bytes. */
  files: 370,
  smallFiles: 270,
  /** What remote apps cost who opens the first page: its slices, without the packages that the host uses anyway. */
  platform: 8 * kilo,
  /** An app brings only its own code, because the host shares packages, schemas and components. */
  pluginScript: 4 * kilo,
  pluginStyle: 2 * kilo,
  /** An app that brings its sections late: its script and its one style sheet, and what opening a section loads. */
  largeApp: { script: 8 * kilo, style: 6 * kilo, section: 12 * kilo },
  /** For each app in it: most of an entry are hashes of its files, eight of them for its texts. Decisions D-271, D-899. */
  manifestEntry: 0.47 * kilo,
  dictionary: 8 * kilo,
  worker: 6 * kilo,
};

/** Groups of texts that /en/home/live asks for. */
const dictionaryGroups = ['main', 'menu', 'auth', 'errors', 'sport', 'coupon', 'header', 'footer'];

if (!existsSync('dist/build-info.json')) {
  process.stderr.write('Nothing is built: npm run build\n');
  process.exit(1);
}

const chunks = readChunks('dist');
const packages = JSON.parse(readFileSync('dist/.vite/packages.json', 'utf8')) as PackageSizes;

const gzip = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;
const size = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + gzip(`dist/${file}`), 0);

const filesOf = (keys: readonly string[]): Set<string> => filesIn(chunks, keys);
const minus = (files: Set<string>, others: Set<string>): string[] => [...files].filter((file) => !others.has(file));

/** The shell and the page at /en/home/live. */
const firstLoad = filesOf(['index.html']);
/** What every page waits for. */
const everyPage = new Set([...firstLoad, ...filesOf([...awaited, 'src/shared/app-guard/index.ts'])]);
/** What a page loads after it has drawn. */
const later = new Set([...everyPage, ...filesOf(late)]);
/** Files that are here before a player opens a part of the coupon. */
const coupon = new Set([...later, ...filesOf(['src/app/layouts/coupon-panel.tsx'])]);
/** Files that are here before the analytics of one area load. */
const counted = new Set([...coupon, ...filesOf(['src/app/analytics/collect.ts'])]);
/** Pages of a signed-in player. The coupon came with the sign-in, so it does not count. */
const isOfPlayer = (key: string) => /^src\/pages\/(?:cashier\/\w+|history|play-safely)\/index\.ts$/.test(key);
const isOfGames = (key: string) => key.startsWith('src/pages/casino/');
const isVerifier = (key: string) => key === 'src/widgets/casino/check/index.ts';
/** A game, its check and its session come when its room is here. */
const isInRoom = (key: string) => key.startsWith('src/widgets/casino/');
const roomPage = 'src/pages/casino/room/index.ts';
const isOfCoupon = (key: string) => /^src\/(?:widgets\/(?:coupon|coupon-answer|my-bets)|features\/betting)\//.test(key);

/** The page that opens this part of itself; null for a page, and for a part of anything else. */
const pageOf = (key: string): string | null =>
  Object.keys(chunks).find(
    (other) =>
      other !== key && /^src\/pages\/.*\/index\.tsx?$/.test(other) && key.startsWith(other.replace(/index\.tsx?$/, '')),
  ) ?? null;

const perFile = 4 * kilo;
const costOf = (files: readonly string[]): number => size(files) + perFile * files.length;

const lazyRows = Object.entries(chunks)
  .filter(([key, { isDynamicEntry }]) => isDynamicEntry === true && !late.includes(key))
  .map(([key]): Row => {
    const page = isInRoom(key) ? roomPage : pageOf(key);
    const isPage = /^src\/pages\/.*\/index\.tsx?$/.test(key);
    const ofRoom = isVerifier(key) ? budget.verifier : budget.games;
    const ofPage = isOfGames(key) ? budget.games : budget.otherRoute;
    const usual = isInRoom(key) ? ofRoom : isPage ? ofPage : budget.lazyPart;
    const limit = budget.afterReady[key] ?? usual;
    // By the time somebody opens a dialog, the files after the first page are here.
    const opened = key.startsWith('src/app/analytics/areas/') ? counted : isOfCoupon(key) ? coupon : later;
    const whole = isOfPlayer(page ?? key) ? coupon : isPage ? everyPage : opened;
    const before = page === null ? whole : new Set([...whole, ...filesOf([page])]);
    return { name: `lazy: ${key}`, bytes: costOf(minus(filesOf([key]), before)), limit };
  });

const assets = readdirSync('dist/assets').filter((file) => /\.(?:js|css)$/.test(file));
const small = assets.filter((file) => gzip(`dist/assets/${file}`) < 2 * kilo);

const manifestFile = 'dist/plugins/manifest.json';
const appCount = (JSON.parse(readFileSync(manifestFile, 'utf8')) as { plugins: unknown[] }).plugins.length;

/** Files that a part of an app imports at once, itself included. The app's own script is here already. */
function partFiles(folder: string, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, next = ''] of readFileSync(`${folder}/${file}`, 'utf8').matchAll(/from\s*["']\.\/(part-[^"']+)["']/g))
    partFiles(folder, next, seen);
  return seen;
}

const pluginRows = readdirSync('dist/plugins', { withFileTypes: true })
  .filter((folder) => folder.isDirectory())
  .flatMap(({ name }) => {
    const folder = `dist/plugins/${name}`;
    const files = readdirSync(folder);
    const parts = files.filter((file) => /^part-.*\.js$/.test(file));
    const limits =
      parts.length > 0 ? budget.largeApp : { script: budget.pluginScript, style: budget.pluginStyle, section: 0 };
    return files.flatMap((file): Row[] => {
      const row = (what: string, limit: number, of: Iterable<string> = [file]): Row[] => [
        { name: `plugin ${name}: ${what}`, bytes: size([...of].map((each) => `plugins/${name}/${each}`)), limit },
      ];
      if (parts.includes(file)) return row(file.replace(/\..*/, ''), limits.section, partFiles(folder, file));
      if (file.endsWith('.js')) return row('script', limits.script);
      return file.endsWith('.css') ? row('style', limits.style) : [];
    });
  });

const dictionaryRows = completeLanguages.map((language): Row => {
  const texts = dictionaryGroups
    .map((group) => `contracts/dictionaries/${language}/${group}.json`)
    .filter((file) => existsSync(file))
    .map((file) => JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));
  return {
    name: `dictionary of /${language}/home/live`,
    bytes: gzipSync(texts.join(''), { level: 9 }).length,
    limit: budget.dictionary,
  };
});

const isPlatform = (slice: string) =>
  slice === 'plugins' || /^src\/.*\bplugin/.test(slice) || slice === 'src/shared/slot';
const platform = composition(firstLoad)
  .filter(([slice]) => isPlatform(slice))
  .reduce((sum, [, bytes]) => sum + bytes, 0);

const rows: Row[] = [
  { name: 'first load of /en/home/live, JS + CSS', bytes: size(firstLoad), limit: budget.firstLoad },
  { name: 'of that the platform of remote apps, about', bytes: platform, limit: budget.platform },
  { name: 'what every page waits for beside it', bytes: costOf(minus(everyPage, firstLoad)), limit: budget.everyPage },
  { name: 'what follows every first page', bytes: costOf(minus(later, everyPage)), limit: budget.afterFirst },
  { name: 'scripts and style sheets, × 1000', bytes: assets.length * kilo, limit: budget.files * kilo },
  { name: 'of them under 2 kB, × 1000', bytes: small.length * kilo, limit: budget.smallFiles * kilo },
  ...lazyRows.sort((a, b) => b.bytes - a.bytes),
  ...pluginRows,
  { name: 'plugin manifest', bytes: gzip(manifestFile), limit: budget.manifestEntry * appCount },
  ...(existsSync('dist/pwa-sw.js')
    ? [{ name: 'service worker', bytes: gzip('dist/pwa-sw.js'), limit: budget.worker }]
    : []),
  ...dictionaryRows,
];

/** Divides each chunk's gzip size among its packages, in the proportions of their code. */
function composition(files: Iterable<string>): [name: string, bytes: number][] {
  const sums = new Map<string, number>();
  for (const file of files) {
    const parts = Object.entries(packages[file] ?? { css: 1 });
    const whole = parts.reduce((sum, [, bytes]) => sum + bytes, 0) || 1;
    const bytes = gzip(`dist/${file}`);
    for (const [name, part] of parts) sums.set(name, (sums.get(name) ?? 0) + (bytes * part) / whole);
  }
  return [...sums].sort(([, a], [, b]) => b - a);
}

const kB = (bytes: number): string => (bytes / kilo).toFixed(1).padStart(6);
const print = (line: string) => process.stdout.write(`${line}\n`);

print('      kB  limit');
for (const { name, bytes, limit } of rows)
  print(`${bytes > limit ? 'OVER' : '  ok'} ${kB(bytes)} ${kB(limit)}  ${name}`);
print('\nThe first load is made of (kB gzip, about):');
for (const [name, bytes] of composition(firstLoad)) if (bytes >= 200) print(`${kB(bytes)}  ${name}`);

process.exitCode = rows.some(({ bytes, limit }) => bytes > limit) ? 1 : 0;
