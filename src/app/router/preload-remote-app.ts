import { createEffect } from 'effector';

import type { PluginEntry } from '@contracts/plugin';

/** A hint to the browser: the pinned file is in the cache when the page wants it. */
export const preloadRemoteAppFx = createEffect(({ entry, integrity }: PluginEntry) => {
  if (document.head.querySelector(`link[rel=modulepreload][href="${CSS.escape(entry)}"]`) !== null) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = entry;
  link.crossOrigin = 'anonymous';
  if (integrity !== undefined) link.integrity = integrity;
  document.head.append(link);
});
