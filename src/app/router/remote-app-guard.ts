import { $plugins } from '@/entities/plugin';
import { createGuard, pass } from '@/shared/routing';

import { preloadRemoteAppFx } from './preload-remote-app';

/** Asks for the files of the remote app of the route, if there is one, without waiting for them. Spec: shell §4, GUARD-20. */
export const remoteAppGuard = createGuard({
  name: 'micro-frontend',
  source: $plugins,
  check: (plugins, { path, signal }) => {
    const entry = plugins?.find(({ mounts }) => mounts.some((mount) => 'route' in mount && fits(mount.route, path)));
    if (entry !== undefined && !signal.aborted) void preloadRemoteAppFx(entry);
    return pass();
  },
});

/** `promotions/*` is everything below, `results` that path alone. */
const fits = (route: string, path: string): boolean => {
  const own = path.replace(/^\//, '');
  return route.endsWith('/*') ? own === route.slice(0, -2) || own.startsWith(route.slice(0, -1)) : own === route;
};
