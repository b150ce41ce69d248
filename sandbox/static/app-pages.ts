import type { Context } from 'hono';

import { type OwnPage, ownPageAt, readOwnPages } from '../../contracts/own-pages.ts';
import { PluginEntry, PluginManifestFrame } from '../../contracts/plugin.ts';
import { keptBy } from '../../contracts/plugin-audience.ts';
import { takenBy } from '../../contracts/plugin-routes.ts';
import { cookieSession } from '../auth/index.ts';
import type { Env } from '../http/context.ts';
import { siteConfig } from '../site/config.ts';
import { isTree } from '../site/state.ts';
import type { FoundPage, RouteTable } from './route-table.ts';

type Asking = Context<Env>;

/**
 * The manifest of this moment, published apps and those that are held back included. Null: there is none. It is read inside the
 * server: a document waits for no other answer, and none is counted as asked for by the page.
 */
export type ReadManifest = (c: Asking) => Promise<unknown>;

/** An entry with the site configuration laid over it. One that makes it unreadable is not laid, but for whom an app is must be readable. */
export function readEntry(raw: unknown, overrides: Readonly<Record<string, unknown>>): PluginEntry | undefined {
  if (!isTree(raw)) return undefined;
  const override = overrides[String(raw['id'])];
  const laid = PluginEntry.safeParse({ ...raw, ...(isTree(override) ? override : {}), id: raw['id'] });
  if (laid.error?.issues.some(({ path }) => path[0] === 'requires') === true) return undefined;
  return laid.data ?? PluginEntry.safeParse(raw).data;
}

/** Is the app there for whoever asks? What the server does not know of them, such as their device, the page decides. */
function isWanted(c: Asking, entry: PluginEntry, language: string | null): boolean {
  const { countryCode, availability } = siteConfig(c.get('world'), 'en');
  const audience = {
    isAuth: cookieSession(c) !== null,
    language: language ?? undefined,
    country: countryCode,
    availability: Array.isArray(availability) ? availability : undefined,
    now: c.get('world').clock.now(),
  };
  return keptBy({ ...entry, held: [] }, audience) === null;
}

/** Remote apps and the pages that they bring, by the manifest of this moment. `language`: of the address, null when it has none. */
export type OwnPages = {
  /** The apps that are there for whoever asks. */
  wanted: (c: Asking, language: string | null) => Promise<readonly PluginEntry[]>;
  list: (c: Asking, language: string | null) => Promise<readonly OwnPage[]>;
  find: (c: Asking, path: string) => Promise<FoundPage | null>;
};

/** `/en/news/1` → the language `en` and `/news/1`. */
export function languageOf(path: string): { language: string | null; rest: string } {
  const [, language = null, rest = path] = /^\/([A-Za-z]{2})(\/.*)$/.exec(path) ?? [];
  return { language, rest };
}

export function createOwnPages(readManifest: ReadManifest, table: RouteTable): OwnPages {
  const wanted: OwnPages['wanted'] = async (c, language) => {
    const overrides = siteConfig(c.get('world'), 'en').plugins ?? {};
    const manifest = PluginManifestFrame.safeParse(await readManifest(c)).data;
    return (manifest?.plugins ?? [])
      .flatMap((raw) => readEntry(raw, overrides) ?? [])
      .filter((entry) => isWanted(c, entry, language));
  };
  const list: OwnPages['list'] = async (c, language) => {
    const entries = (await wanted(c, language)).filter(({ pages }) => pages !== undefined);
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
