import type { PluginEntry } from '@contracts/plugin';

import { mountedAt } from '@/entities/plugin';

import type { FoundRoute } from './finder';
import { targetOf } from './row-guard';

/** An address leads to its page over at most this many redirects. More of them are a loop in the table. */
const hops = 3;

/**
 * Tells whether a path leads to something: a page of the host, texts, or a remote app that is mounted there. Decision
 * D-111.
 */
export function hasContent(
  path: string,
  find: (path: string) => FoundRoute | null,
  plugins: readonly PluginEntry[],
  left = hops,
): boolean {
  const found = find(path.replace(/[?#].*/, ''));
  if (found === null || found.meta.status !== undefined) return false;
  const { meta, params } = found;
  if (meta.redirect !== undefined)
    return left > 0 && hasContent(targetOf(meta.redirect, params, ''), find, plugins, left - 1);
  return meta.isEmpty !== true || mountedAt(plugins, path) !== undefined;
}
