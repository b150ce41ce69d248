import { attach } from 'effector';

import { $plugins, mountedAt } from '@/entities/plugin';
import { createGuard, type RouteMeta } from '@/shared/routing';

import { preloadRemoteAppFx } from './preload-remote-app';

/** This is only a hint. Without a manifest there is nothing to hint at yet; a view and a frame have no script. */
export const preloadAtFx = attach({
  source: $plugins,
  effect: (plugins, { path, meta }: { path: string; meta: RouteMeta }) => {
    const own = plugins?.find(({ id }) => id === meta.app?.id);
    const entry = own ?? mountedAt(plugins ?? [], path);
    if (entry?.kind === 'module') void preloadRemoteAppFx(entry);
  },
});

/**
 * Asks for the files of the route's remote app, if it has one, and does not wait for them. Spec: shell §4, GUARD-20.
 */
export const remoteAppGuard = createGuard({
  name: 'micro-frontend',
  enter: (_, { path, meta, signal }) => {
    if (!signal.aborted) void preloadAtFx({ path, meta });
  },
});
