import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

import { snapshotAddress } from '../../contracts/feed-address.ts';
import type { Look } from '../../contracts/looks.ts';
import { PageHints } from '../../contracts/page-hints.ts';
import type { PluginEntry } from '../../contracts/plugin.ts';
import { PluginPartsFile } from '../../contracts/plugin-parts.ts';
import { fitsRoute } from '../../contracts/plugin-routes.ts';
import { PluginTexts } from '../../contracts/plugin-texts.ts';
import { acceptsVersion } from '../../contracts/sdk-range.ts';
import type { Env } from '../http/context.ts';
import { siteConfig } from '../site/config.ts';
import { languageOf, type OwnPages } from './app-pages.ts';
import { firstTopics } from './first-topics.ts';
import { dataLink, fileLink, joinLinks } from './link-header.ts';
import type { FoundPage } from './route-table.ts';

/** Slots that stand on every page of the usual frame. */
const framing = ['header', 'footer'];
/** Slots at the head of a page, by its page id. */
const atHead: Readonly<Record<string, readonly string[]>> = { home: ['home.top'] };

const isIn = (slots: readonly string[], { mounts }: PluginEntry): boolean =>
  mounts.some((mount) => 'slot' in mount && slots.includes(mount.slot));
/** There an app that waits until it is seen is seen at once. */
const isAtHead = (entry: PluginEntry, pageId: string): boolean => isIn(atHead[pageId] ?? [], entry);

/** What the visitor chose of the page's look: a cookie, since the page itself reads it before its first paint. */
const hasLook = (c: Context<Env>, look: Look): boolean => (getCookie(c, 'look') ?? '').split('-').includes(look);

type Place = { path: string; pageId: string; isLight: boolean };

/** Does the app draw something of the page at `path` (`/promo`) as soon as it is there? The light look has nothing around its lists. */
function isOnPage(entry: PluginEntry, { path, pageId, isLight }: Place): boolean {
  const { kind, load = 'eager', mounts } = entry;
  if (kind !== 'module') return false;
  if (isAtHead(entry, pageId)) return !isLight && (load === 'eager' || load === 'visible');
  const isMounted = mounts.some((mount) => 'route' in mount && fitsRoute(mount.route, path));
  return load === 'eager' && (isMounted || isIn(framing, entry));
}

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

/** The file of an app's own texts. */
const textFileOf = (texts: unknown, language: string): string[] => {
  const files = PluginTexts.safeParse(texts).data;
  return files !== undefined && Object.hasOwn(files, language) ? [files[language]?.file ?? ''] : [];
};

/**
 * The texts that the page asks for by itself only once its code runs. `known` come with the early script: a page with all of them
 * asks for its others alone, and an app for what its page has not.
 */
function textLinks(
  language: string,
  known: readonly string[],
  page: FoundPage,
  apps: readonly PluginEntry[],
): string[] {
  const own = page.dictionaries ?? known;
  const have = new Set(known.every((group) => own.includes(group)) ? known : []);
  const others = [own, ...apps.map((app) => groupsOf(app).map(String))].map((groups) => {
    const fresh = groups.filter((group) => !have.has(group));
    for (const group of fresh) have.add(group);
    return fresh;
  });
  return [known, ...others]
    .filter(({ length }) => length > 0)
    .map((groups) => dataLink(`/bff-api/dictionary?lng=${language}&groups=${groups.join(',')}`));
}

/** What the page reads of the feed first: it comes while the shell runs. */
function topicLinks(c: Context<Env>, language: string, rest: string, page: FoundPage): string[] {
  const world = c.get('world');
  return firstTopics({
    ...{ rest, page, homepageType: siteConfig(world, 'en').homepageType },
    isAsian: hasLook(c, 'asian'),
    sports: (zone) => world.feed.snapshot(`sports:${zone}`, 'en')?.entities.sports,
  }).map((topic) => dataLink(snapshotAddress(topic, language), 'low'));
}

type Asked = { page: FoundPage; apps: readonly PluginEntry[]; language: string | null; data: readonly string[] };

/** Everything that the page waits for, in the order in which it does. What only an app waits for comes after the shell, which is large. */
function linksOf(hints: PageHints, { page, apps, language, data }: Asked): string[] {
  const { integrity, first, pages, texts, lists, apps: ofApps } = hints;
  const files = (paths: readonly string[], rank?: 'low') => paths.map((one) => fileLink(one, integrity[one], rank));
  const own = new Set([...(pages[page.code ?? ''] ?? []), ...(apps.length === 0 ? [] : ofApps.every)]);
  const kindsHere = (Object.keys(kinds) as (keyof typeof kinds)[]).filter((kind) => apps.some(kinds[kind]));
  const more = new Set(kindsHere.flatMap((kind) => ofApps[kind]).filter((one) => !own.has(one)));
  const partLists = apps.flatMap(({ parts }) => PluginPartsFile.safeParse(parts).data?.file ?? []);
  const ownTexts = language === null ? [] : apps.flatMap(({ texts }) => textFileOf(texts, language));
  return [
    ...files(first),
    dataLink('/plugins/manifest.json'),
    ...(language === null ? [] : textLinks(language, texts, page, apps)),
    ...files([...own]),
    ...apps.map((app) => fileLink(app.entry, app.integrity, isAtHead(app, page.page) ? 'low' : undefined)),
    ...partLists.map((list) => dataLink(list)),
    ...data,
    ...ownTexts.map((file) => dataLink(file, 'low')),
    ...apps.map(({ style, styleIntegrity }) => fileLink(style, styleIntegrity, 'low')),
    ...files(
      partLists.flatMap((list) => lists[list] ?? []),
      'low',
    ),
    ...files([...more], 'low'),
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
    const here = { path: rest, pageId: page.page, isLight: hasLook(c, 'light') };
    const apps = (await wanted(c, language)).filter((entry) => isOnPage(entry, here));
    const data = language === null ? [] : topicLinks(c, language, rest, page);
    return joinLinks(linksOf(hints, { page, apps, language, data }));
  };
}
