import { PluginEntry, PluginManifestFrame } from '@contracts/plugin';
import type { SiteConfig } from '@contracts/site';
import { z } from '@contracts/zod';

import { acceptsSdk } from './sdk-range';

/** One reason why an entry is not used. `path`: where in the entry; empty for the entry as a whole. */
export type ManifestProblem = { id: string; path: string; message: string };

/** By the name of an app: the fields that the site's configuration sets. */
export type Overrides = NonNullable<SiteConfig['plugins']>;
export type ParsedManifest = { entries: PluginEntry[]; problems: ManifestProblem[] };

/** A path of this site: no scheme, no other host, no way up. The build has pinned the rest. */
const isOwnPath = (address: string): boolean => /^\/(?![/\\])(?!.*\.\.)/.test(address);

const routesOf = ({ mounts }: PluginEntry): string[] =>
  mounts.flatMap((mount) => ('route' in mount ? mount.route : []));

/** The field that is wrong, and what is wrong with it. Of two entries with one name or one route the first stays. */
function findProblem(
  entry: PluginEntry,
  others: readonly PluginEntry[],
  isPinned: boolean,
): [path: string, message: string] | null {
  const { id, kind, style, integrity, sdk } = entry;
  if (others.some((other) => other.id === id)) return ['id', 'taken'];
  if (others.flatMap(routesOf).some((route) => routesOf(entry).includes(route))) return ['mounts', 'taken'];
  if (kind !== 'module') return ['kind', 'not supported'];
  if (!isOwnPath(entry.entry)) return ['entry', 'not of this site'];
  if (style !== undefined && !isOwnPath(style)) return ['style', 'not of this site'];
  if (isPinned && integrity === undefined) return ['integrity', 'not pinned'];
  if (sdk !== undefined && !acceptsSdk(sdk)) return ['sdk', 'not of this host'];
  return null;
}

const idOf = (raw: unknown, index: number): string =>
  typeof raw === 'object' && raw !== null && 'id' in raw && typeof raw.id === 'string' ? raw.id : `#${String(index)}`;

/**
 * Entries that can be used, with the site configuration merged over them, each checked apart: a bad one costs itself alone.
 * `isPinned`: false only where the server compiles on request and no hash can be known.
 */
export function parseManifest(raw: unknown, overrides: Overrides, isPinned: boolean): ParsedManifest {
  const frame = PluginManifestFrame.safeParse(raw);
  if (!frame.success) {
    return { entries: [], problems: [{ id: 'manifest', path: '', message: 'is not a plugin manifest' }] };
  }
  const parsed: ParsedManifest = { entries: [], problems: [] };
  for (const [index, rawEntry] of frame.data.plugins.entries()) {
    const id = idOf(rawEntry, index);
    const result = PluginEntry.safeParse(
      Object.assign({}, rawEntry, overrides[id], typeof rawEntry === 'object' ? { id } : {}),
    );
    if (!result.success) {
      const [issue] = result.error.issues;
      parsed.problems.push({ id, path: issue ? z.core.toDotPath(issue.path) : '', message: issue?.message ?? '' });
      continue;
    }
    const problem = findProblem(result.data, parsed.entries, isPinned);
    if (problem === null) parsed.entries.push(result.data);
    else parsed.problems.push({ id, path: problem[0], message: problem[1] });
  }
  return parsed;
}
