import { readOwnPages } from '@contracts/own-pages';
import type { PluginEntry } from '@contracts/plugin';
import { fitsRoute } from '@contracts/plugin-routes';

import { splitPath } from '@/shared/routing';

/** `/en/news?page=2` → `/news` */
const bare = (path: string): string => splitPath(path.replace(/[?#].*/, '')).path;

/** The player left the app's pages, so its place will be removed soon. An app in a slot is never left. */
export function hasLeft(entry: PluginEntry, from: string, to: string): boolean {
  const routes = entry.mounts.flatMap((mount) => ('route' in mount ? [mount.route] : []));
  const pages = readOwnPages([entry], () => false).pages.map(({ page }) => page);
  const isAt = (path: string) => [...routes, ...pages].some((route) => fitsRoute(route, bare(path)));
  return isAt(from) && !isAt(to);
}
