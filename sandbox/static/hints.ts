import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Context } from 'hono';

import { PageHints } from '../../contracts/page-hints.ts';
import type { PluginEntry } from '../../contracts/plugin.ts';
import { PluginPartsFile } from '../../contracts/plugin-parts.ts';
import { fitsRoute } from '../../contracts/plugin-routes.ts';
import { acceptsVersion } from '../../contracts/sdk-range.ts';
import type { Env } from '../http/context.ts';
import { languageOf, type OwnPages } from './app-pages.ts';
import { dataLink, fileLink, joinLinks } from './link-header.ts';
import type { FoundPage } from './route-table.ts';

/** Slots that stand on every page of the usual frame. */
const framing = new Set(['header', 'footer']);

/** Does the app draw something of the page at `path` (`/promo`) as soon as it is there? */
const isOnPage = ({ kind, load = 'eager', mounts }: PluginEntry, path: string): boolean =>
  kind === 'module' &&
  load === 'eager' &&
  mounts.some((mount) => ('route' in mount ? fitsRoute(mount.route, path) : framing.has(mount.slot)));

const may =
  (area: string) =>
  ({ permissions = [] }: PluginEntry): boolean =>
    permissions.some((name) => name.startsWith(area));

/** What the host brings for an app, by what the app's entry says of itself. Facade of SDK 1.2 and later: src/app/plugin-host/open-host.ts. */
const kinds: Record<keyof PageHints['apps'], (entry: PluginEntry) => boolean> = {
  every: () => true,
  kit: ({ ui }) => ui === true,
  parts: ({ parts }) => parts !== undefined,
  wide: ({ sdk }) => sdk === undefined || !acceptsVersion(sdk, '1.1.0'),
  office: may('office:'),
  content: may('content:'),
};

const groupsOf = ({ config }: PluginEntry): unknown[] =>
  Array.isArray(config?.['dictionaries']) ? config['dictionaries'] : [];

/** The texts that the page asks for by itself only once its code runs: `known` come with the early script. */
function textLinks(
  language: string,
  known: readonly string[],
  page: FoundPage,
  apps: readonly PluginEntry[],
): string[] {
  const own = page.dictionaries ?? known;
  const more = apps.map(groupsOf).filter((groups) => groups.some((group) => !own.includes(String(group))));
  const asked = new Set([known, own, ...more].map((groups) => groups.join(',')));
  return [...asked].map((groups) => dataLink(`/bff-api/dictionary?lng=${language}&groups=${groups}`));
}

/** Everything that the page waits for, in the order in which it does. What only an app waits for comes after the shell, which is large. */
function linksOf(hints: PageHints, page: FoundPage, apps: readonly PluginEntry[], language: string | null): string[] {
  const { integrity, first, pages, texts, lists, apps: ofApps } = hints;
  const files = (paths: readonly string[], rank?: 'low') => paths.map((one) => fileLink(one, integrity[one], rank));
  const own = new Set([...(pages[page.code ?? ''] ?? []), ...(apps.length === 0 ? [] : ofApps.every)]);
  const kindsHere = (Object.keys(kinds) as (keyof typeof kinds)[]).filter((kind) => apps.some(kinds[kind]));
  const more = new Set(kindsHere.flatMap((kind) => ofApps[kind]).filter((one) => !own.has(one)));
  const partLists = apps.flatMap(({ parts }) => PluginPartsFile.safeParse(parts).data?.file ?? []);
  return [
    ...files(first),
    dataLink('/plugins/manifest.json'),
    ...(language === null ? [] : textLinks(language, texts, page, apps)),
    ...files([...own]),
    ...apps.map(({ entry, integrity: hash }) => fileLink(entry, hash)),
    ...partLists.map(dataLink),
    ...files([...more], 'low'),
    ...apps.map(({ style, styleIntegrity }) => fileLink(style, styleIntegrity, 'low')),
    ...files(
      partLists.flatMap((list) => lists[list] ?? []),
      'low',
    ),
  ];
}

/**
 * Names what a page waits for in the header `Link` of its document, so that the browser asks for it with the shell, not after
 * the shell has run. Empty: there is nothing to name. Decision D-842.
 */
export function createHints(dist: string, wanted: OwnPages['wanted']) {
  const file = join(dist, 'page-hints.json');
  let known: { stamp: number; hints: PageHints } | null = null;

  async function read(): Promise<PageHints | null> {
    const stamp = (await stat(file).catch(() => null))?.mtimeMs;
    if (stamp === undefined) return null;
    if (known?.stamp !== stamp) known = { stamp, hints: PageHints.parse(JSON.parse(await readFile(file, 'utf8'))) };
    return known.hints;
  }

  return async (c: Context<Env>, path: string, page: FoundPage): Promise<string> => {
    const hints = page.layout === 'main' ? await read() : null;
    if (hints === null) return '';
    const { language, rest } = languageOf(path);
    const apps = (await wanted(c, language)).filter((entry) => isOnPage(entry, rest));
    return joinLinks(linksOf(hints, page, apps, language));
  };
}
