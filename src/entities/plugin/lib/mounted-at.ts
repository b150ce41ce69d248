import type { PluginEntry } from '@contracts/plugin';
import { fitsRoute } from '@contracts/plugin-routes';

/** The remote app that the page shows at a path (without its language). */
export const mountedAt = (entries: readonly PluginEntry[], path: string): PluginEntry | undefined =>
  entries.find(({ mounts }) => mounts.some((mount) => 'route' in mount && fitsRoute(mount.route, path)));
