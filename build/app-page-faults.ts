import { readOwnPages } from '../contracts/own-pages.ts';
import type { PluginEntry } from '../contracts/plugin.ts';
import { type HostRow, takenBy } from '../contracts/plugin-routes.ts';
import type { HostFacts, ManifestFault } from './manifest-faults.ts';
import { misfit } from './shape-faults.ts';

export type HostRows = readonly HostRow[];

const shape =
  'A list of { "page": "tips/*", "title", "menu", "auth", "layout", "robots" }; page and title must be there.';

/** Finds the faults of an app's own pages: addresses that the host or an earlier app has taken, and wrong fields. */
export function pageFaults(
  entry: PluginEntry,
  before: readonly PluginEntry[],
  base: string,
  { rows = [] }: HostFacts,
): ManifestFault[] {
  return readOwnPages([...before, entry], takenBy(rows))
    .faults.filter(({ id }) => id === entry.id)
    .map(({ path, fault }) => ({
      path: `${base}.${path}`,
      fault: fault === 'Invalid input' ? misfit(entry, path.split(/[.[\]]+/).filter(Boolean)) : fault,
      advice: path.endsWith('.page') && fault.startsWith('"') ? 'Take a path that nobody has: npm run routes.' : shape,
    }));
}

/** True for the fault "no mount" of an app with a page of its own: such an app needs no mount. */
export function isOnPages({ path, fault }: ManifestFault, plugins: unknown): boolean {
  const [, index = ''] = /^\$\.plugins\[(\d+)\]\.mounts$/.exec(path) ?? [];
  const entry: unknown = Array.isArray(plugins) ? plugins[Number(index || Number.NaN)] : undefined;
  const pages = typeof entry === 'object' && entry !== null && 'pages' in entry ? entry.pages : [];
  return fault.includes('nowhere') && Array.isArray(pages) && pages.length > 0;
}
