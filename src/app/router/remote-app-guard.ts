import { $plugins, mountedAt } from '@/entities/plugin';
import { createGuard, pass } from '@/shared/routing';

import { preloadRemoteAppFx } from './preload-remote-app';

/** Asks for the files of the remote app of the route, if there is one, without waiting for them. Spec: shell §4, GUARD-20. */
export const remoteAppGuard = createGuard({
  name: 'micro-frontend',
  source: $plugins,
  check: (plugins, { path, signal }) => {
    const entry = plugins === null ? undefined : mountedAt(plugins, path);
    if (entry !== undefined && !signal.aborted) void preloadRemoteAppFx(entry);
    return pass();
  },
});
