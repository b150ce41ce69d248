import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import type { PageHints } from '../contracts/page-hints.ts';
import { PluginPartsList } from '../contracts/plugin-parts.ts';
import { filesOf, readChunks } from './chunk-files.ts';
import { earlySource } from './early-script.ts';
import { outDir } from './out-dir.ts';

/** What the host loads before an app runs, according to the app's entry. */
const ofApps = {
  every: ['src/shared/app-guard/index.ts'],
  kit: ['src/shared/ui-kit/index.ts', 'shared:@openbook/ui'],
  wide: ['src/app/plugin-host/wide-host.ts'],
  parts: ['src/shared/plugin-parts/index.ts', 'shared:zod/mini', 'shared:react-dom'],
  office: ['src/app/plugin-host/office.ts'],
  content: ['src/app/plugin-host/late-commands.ts'],
} as const satisfies Record<keyof PageHints['apps'], readonly string[]>;

/** The early script with its hash, which the import map has not. */
export function earlyOf(html: string): Record<string, string> {
  const [, path, hash] = /<script src="([^"]+)" integrity="([^"]+)"/.exec(html) ?? [];
  if (path === undefined || hash === undefined) throw new Error('The document names no early script with its hash.');
  return { [path]: hash };
}

/** The groups of texts that the early script asks for. */
export function earlyTexts(script: string): string[] {
  const groups = /dictionary\?lng=\$\{language\}&groups=([\w,]+)/.exec(script)?.[1];
  if (groups === undefined) throw new Error('The early script asks for no groups of texts.');
  return groups.split(',');
}

/** An app whose parts are this small in all has them named with the page; of a larger one a page needs few. */
const maxParts = 32_000;

/** Parts of small apps by the address of their list, and the hash of each. */
function readParts(): { lists: Record<string, string[]>; pins: Record<string, string> } {
  const lists: Record<string, string[]> = {};
  const pins: Record<string, string> = {};
  for (const file of readdirSync(`${outDir}/plugins`, { recursive: true, encoding: 'utf8' })) {
    if (!/\/parts\.[^/]+\.json$/.test(file)) continue;
    const folder = `/plugins/${dirname(file)}`;
    const parts = Object.entries(PluginPartsList.parse(JSON.parse(readFileSync(`${outDir}/plugins/${file}`, 'utf8'))));
    const bytes = parts.reduce((sum, [name]) => sum + statSync(`${outDir}${folder}/${name}`).size, 0);
    if (bytes > maxParts) continue;
    lists[`/plugins/${file}`] = parts.map(([name]) => `${folder}/${name}`);
    for (const [name, hash] of parts) pins[`${folder}/${name}`] = hash;
  }
  return { lists, pins };
}

/**
 * Writes which files each page waits for beyond those that the document names, so that the server can name them with the
 * document. `modules`: of the pages, as the route table imports them.
 */
export function writePageHints(modules: Iterable<string>): void {
  const chunks = readChunks(outDir);
  const pathsOf = (keys: readonly string[]) => [...filesOf(chunks, keys)].map((file) => `/${file}`);
  const html = readFileSync(`${outDir}/index.html`, 'utf8');
  const named = new Set([...html.matchAll(/<(?:link|script)[^>]* (?:href|src)="([^"]+)"/g)].map(([, path]) => path));
  const more = (keys: readonly string[]) => pathsOf(keys).filter((file) => !named.has(file));
  const map = /<script type="importmap">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}';
  const { integrity: pinned } = JSON.parse(map) as Pick<PageHints, 'integrity'>;
  // A page without a file of its own comes with the shell.
  const late = [...new Set(modules)].filter((module) => module in chunks);
  const pages = Object.fromEntries(late.map((module) => [module, more([module])]));
  const kinds = Object.entries(ofApps) as [keyof PageHints['apps'], readonly string[]][];
  const apps = Object.fromEntries(kinds.map(([kind, keys]) => [kind, more(keys)])) as PageHints['apps'];
  const early = earlyOf(html);
  const first = [...Object.keys(early), ...pathsOf(['index.html'])];
  const { lists, pins } = readParts();
  const used = new Set([first, ...Object.values(pages), ...Object.values(apps)].flat());
  const hints: PageHints = {
    integrity: {
      ...Object.fromEntries(Object.entries({ ...pinned, ...early }).filter(([file]) => used.has(file))),
      ...pins,
    },
    first,
    texts: earlyTexts(readFileSync(earlySource, 'utf8')),
    pages,
    lists,
    apps,
  };
  writeFileSync(`${outDir}/page-hints.json`, `${JSON.stringify(hints)}\n`);
}
