import { PluginEntry, PluginManifestFrame } from '@contracts/plugin';
import { z } from '@contracts/zod';

import { acceptsSdk } from './sdk-range';

/** One reason why an entry is not used. `path`: where in the entry; empty for the entry as a whole. */
export type ManifestProblem = { id: string; path: string; message: string };

export type Overrides = Record<string, Partial<PluginEntry>>;
export type ParsedManifest = { entries: PluginEntry[]; problems: ManifestProblem[] };

/** A path of this site: no scheme, no other host, no way up. The build has pinned the rest. */
const isOwnPath = (address: string): boolean => /^\/(?![/\\])(?!.*\.\.)/.test(address);

function findProblem(entry: PluginEntry, isPinned: boolean): Omit<ManifestProblem, 'id'> | null {
  if (entry.kind !== 'module') return { path: 'kind', message: `"${entry.kind}" is not supported` };
  if (!isOwnPath(entry.entry)) return { path: 'entry', message: 'in-page code comes from this site only' };
  if (entry.style !== undefined && !isOwnPath(entry.style))
    return { path: 'style', message: 'styles come from this site only' };
  if (isPinned && entry.integrity === undefined) return { path: 'integrity', message: 'in-page code must be pinned' };
  if (entry.sdk !== undefined && !acceptsSdk(entry.sdk))
    return { path: 'sdk', message: `"${entry.sdk}" does not fit this host` };
  return null;
}

/** Of two entries with one name, or with one route, the first stays. */
function findTwin({ id, mounts }: PluginEntry, entries: readonly PluginEntry[]): Omit<ManifestProblem, 'id'> | null {
  if (entries.some((entry) => entry.id === id)) return { path: 'id', message: 'is there twice' };
  const taken = entries.flatMap((entry) => entry.mounts.map((mount) => 'route' in mount && mount.route));
  const isTaken = mounts.some((mount) => 'route' in mount && taken.includes(mount.route));
  return isTaken ? { path: 'mounts', message: 'has a route of another' } : null;
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
    const problem = findTwin(result.data, parsed.entries) ?? findProblem(result.data, isPinned);
    if (problem === null) parsed.entries.push(result.data);
    else parsed.problems.push({ id, ...problem });
  }
  return parsed;
}
