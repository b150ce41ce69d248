import { sdkVersion } from '@sdk';
import { version as reactVersion } from 'react';

import { issuePaths } from '@contracts/issue-paths';
import { isOwnPath } from '@contracts/own-path';
import { PluginEntry, PluginManifestFrame } from '@contracts/plugin';
import { acceptsVersion } from '@contracts/sdk-range';
import type { SiteConfig } from '@contracts/site';

import { type Fault, kinds, type Terms } from './kinds';

/**
 * `version`: what the entry says it is, unchecked. `path`: what is wrong; empty for the whole. `isDropped`: the page does
 * not use the entry; otherwise it only ignores the configuration's field.
 */
export type ManifestProblem = { id: string; version: unknown; path: string; message: string; isDropped: boolean };

/** The fields that the site's configuration sets, by the name of the app. */
export type Overrides = NonNullable<SiteConfig['plugins']>;

/** `all`: before each entry the versions that are before it for some visitors. */
export type ParsedManifest = { entries: PluginEntry[]; all: PluginEntry[]; problems: ManifestProblem[] };

const routesOf = ({ mounts }: PluginEntry): string[] =>
  mounts.flatMap((mount) => ('route' in mount ? mount.route : []));

/** The first wrong field, and what is wrong with it. When two entries share a name or a route, the first one stays. */
function findProblem(entry: PluginEntry, others: readonly PluginEntry[], terms: Terms): Fault | null {
  const { id, kind, style, styleIntegrity, sdk, react, version, versions = [version], use } = entry;
  if (others.some((other) => other.id === id)) return ['id', 'taken'];
  if (others.flatMap(routesOf).some((route) => routesOf(entry).includes(route))) return ['mounts', 'taken'];
  const own = kinds[kind];
  if (own === undefined) return ['kind', 'not supported'];
  const fault = own.fault(entry, terms);
  if (fault !== null) return fault;
  if (style !== undefined && !isOwnPath(style)) return ['style', 'not of this site'];
  if (terms.isPinned && style !== undefined && styleIntegrity === undefined) return ['styleIntegrity', 'not pinned'];
  if (sdk !== undefined && !acceptsVersion(sdk, sdkVersion)) return ['sdk', 'not of this host'];
  if (react !== undefined && !acceptsVersion(react, reactVersion)) return ['react', 'not of this host'];
  if (typeof use === 'string' && !versions.includes(use)) return ['use', 'no such version'];
  return null;
}

type Fields = Record<string, unknown>;

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idOf = (raw: unknown, index: number): string =>
  isRecord(raw) && typeof raw.id === 'string' ? raw.id : `#${String(index)}`;

/**
 * The usable entries, with the site configuration merged over them. Each is checked alone: a bad one costs only itself, and
 * a wrong field of the configuration only that field.
 * `isPinned`: false only where the server compiles on request and so knows no hash.
 */
export function parseManifest(raw: unknown, overrides: Overrides, isPinned: boolean): ParsedManifest {
  const entries: PluginEntry[] = [];
  const all: PluginEntry[] = [];
  const problems: ManifestProblem[] = [];
  const tell = (id: string, version: unknown, [path, message]: Fault, isDropped: boolean) =>
    problems.push({ id, version, path, message, isDropped });

  const readEntry = (id: string, rawEntry: unknown, { ...fields }: Fields, others = entries): PluginEntry[] => {
    const laid: Fields = Object.assign({}, rawEntry, fields, isRecord(rawEntry) ? { id } : {});
    const { data, error } = PluginEntry.safeParse(laid);
    const [issue] = error?.issues ?? [];
    const problem =
      issue === undefined
        ? data && findProblem(data, others, terms)
        : ([(issuePaths(issue)[0] ?? []).join('.'), issue.message] as const);
    const field = problem?.[0].replace(/\W.*/, '') ?? '';
    // The host cannot tell for whom the app is when `requires` is wrong, so it is for nobody.
    if (!problem) return data === undefined ? [] : [data];
    const isIgnored = field in fields && field !== 'id' && field !== 'requires';
    tell(id, laid.version, problem, !isIgnored);
    if (!isIgnored) return [];
    Reflect.deleteProperty(fields, field);
    return readEntry(id, rawEntry, fields, others);
  };

  const frame = PluginManifestFrame.safeParse(raw);
  const listed: unknown = frame.data?.frameOrigins;
  const terms = { isPinned, frameOrigins: Array.isArray(listed) ? (listed as string[]) : [] };
  if (!frame.success) tell('manifest', undefined, ['', 'is not a plugin manifest'], true);
  for (const [index, rawEntry] of (frame.data?.plugins ?? []).entries()) {
    const id = idOf(rawEntry, index);
    const override = overrides[id];
    const read = (one: unknown, others?: PluginEntry[]) =>
      readEntry(id, one, isRecord(override) ? override : {}, others);
    for (const entry of read(rawEntry)) {
      entries.push(entry);
      for (const step of entry.steps ?? []) all.push(...read(step, []));
      all.push(entry);
    }
  }
  return { entries, all, problems };
}
