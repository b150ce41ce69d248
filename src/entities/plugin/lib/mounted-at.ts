import type { PluginEntry } from '@contracts/plugin';

/** `promotions/*` is everything below and the path itself, `results` that path alone. */
const fits = (route: string, path: string): boolean => {
  const own = path.replace(/^\//, '');
  return route.endsWith('/*') ? own === route.slice(0, -2) || own.startsWith(route.slice(0, -1)) : own === route;
};

/** The remote app that is shown at a path (without its language). */
export const mountedAt = (entries: readonly PluginEntry[], path: string): PluginEntry | undefined =>
  entries.find(({ mounts }) => mounts.some((mount) => 'route' in mount && fits(mount.route, path)));
