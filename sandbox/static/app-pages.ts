import type { Context } from 'hono';

import { isTree } from '../../contracts/is-tree.ts';
import { type OwnPage, ownPageAt, readOwnPages } from '../../contracts/own-pages.ts';
import { PluginEntry, PluginManifestFrame } from '../../contracts/plugin.ts';
import { keptBy } from '../../contracts/plugin-audience.ts';
import { takenBy } from '../../contracts/plugin-routes.ts';
import { cookieSession } from '../auth/index.ts';
import { type Env, shownWorld } from '../http/context.ts';
import { siteConfig } from '../site/config.ts';
import type { FoundPage, RouteTable } from './route-table.ts';

type Asking = Context<Env>;

/**
 * The manifest of this moment, published apps and those that are held back included. Null: there is none. It is read inside the
 * server: a document waits for no other answer, and none is counted as asked for by the page.
 */
export type ReadManifest = (c: Asking) => Promise<unknown>;

/** An entry with the site configuration laid over it. One that makes it unreadable is not laid, but for whom an app is must be readable. */
function readEntry(raw: unknown, overrides: Readonly<Record<string, unknown>>): PluginEntry | undefined {
  if (!isTree(raw)) return undefined;
  const override = overrides[String(raw['id'])];
  const laid = PluginEntry.safeParse({ ...raw, ...(isTree(override) ? override : {}), id: raw['id'] });
  if (laid.error?.issues.some(({ path }) => path[0] === 'requires') === true) return undefined;
  return laid.data ?? PluginEntry.safeParse(raw).data;
}

/** An entry, and the versions that stand before it for some visitors. */
export const readVersions = (raw: unknown, overrides: Readonly<Record<string, unknown>>): PluginEntry[] =>
  [readEntry(raw, overrides)].flatMap((entry) =>
    entry === undefined ? [] : [...(entry.steps ?? []).flatMap((step) => readEntry(step, overrides) ?? []), entry],
  );

/** The versions of an app, that of most visitors first. */
function byShare(versions: readonly PluginEntry[], isHeld: (entry: PluginEntry) => boolean): PluginEntry[] {
  const percentOf = (entry: PluginEntry) => (isHeld(entry) ? 0 : (entry.share?.percent ?? 0));
  const left = 100 - versions.reduce((sum, entry) => sum + percentOf(entry), 0);
  const placed = versions.map((entry) => ({ entry, percent: entry.share === undefined ? left : percentOf(entry) }));
  return placed.toSorted((one, other) => other.percent - one.percent).map(({ entry }) => entry);
}

/** Who asks. What the server does not know of them, such as their device, the page decides. */
function audienceOf(c: Asking, { countryCode, availability }: ReturnType<typeof siteConfig>, language: string | null) {
  return {
    isAuth: cookieSession(c) !== null,
    language: language ?? undefined,
    country: countryCode,
    availability: Array.isArray(availability) ? availability : undefined,
    now: c.get('world').clock.now(),
  };
}

/** Remote apps and the pages that they bring, by the manifest of this moment. `language`: of the address, null when it has none. */
export type OwnPages = {
  /** The apps that are there for whoever asks, each in the version that most get: which one it is, the page decides. */
  wanted: (c: Asking, language: string | null) => Promise<readonly PluginEntry[]>;
  /** Of all versions: a page of only one version exists for its visitors. Row PLUG-110. */
  list: (c: Asking, language: string | null) => Promise<readonly OwnPage[]>;
  find: (c: Asking, path: string) => Promise<FoundPage | null>;
};

/** `/en/news/1` → the language `en` and `/news/1`; `/en` → `en` and `/`. */
export function languageOf(path: string): { language: string | null; rest: string } {
  const [, language = null, rest = '/'] = /^\/([A-Za-z]{2})(\/.*)?$/.exec(path) ?? [undefined, null, path];
  return { language, rest };
}

export function createOwnPages(readManifest: ReadManifest, table: RouteTable): OwnPages {
  const offered = async (c: Asking, language: string | null): Promise<PluginEntry[][]> => {
    const { pluginHealth } = c.get('world');
    const site = siteConfig(shownWorld(c), 'en');
    const manifest = PluginManifestFrame.safeParse(await readManifest(c)).data;
    const audience = audienceOf(c, site, language);
    return (manifest?.plugins ?? []).map((raw) =>
      byShare(
        readVersions(raw, site.plugins ?? {}).filter((entry) => keptBy({ ...entry, held: [] }, audience) === null),
        ({ id, version }) => pluginHealth.isHeld(id, version),
      ),
    );
  };
  const wanted: OwnPages['wanted'] = async (c, language) =>
    (await offered(c, language)).flatMap((versions) => versions.slice(0, 1));
  const list: OwnPages['list'] = async (c, language) => {
    const entries = (await offered(c, language)).flat().filter(({ pages }) => pages !== undefined);
    return entries.length === 0 ? [] : readOwnPages(entries, takenBy(await table.rows())).pages;
  };
  return {
    wanted,
    list,
    find: async (c, path) => {
      const { language, rest } = languageOf(path);
      const page = ownPageAt(await list(c, language), rest);
      return page === undefined ? null : { status: 200, page: `app ${page.id}`, params: {} };
    },
  };
}
