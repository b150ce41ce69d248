import { createEffect } from 'effector';

import type { PluginEntry } from '@contracts/plugin';

/** Asks the browser to load the pinned file into its cache, so that it is there when the page wants it. */
export const preloadRemoteAppFx = createEffect(({ entry, integrity }: PluginEntry) => {
  if (document.head.querySelector(`link[rel=modulepreload][href="${CSS.escape(entry)}"]`) !== null) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = entry;
  link.crossOrigin = 'anonymous';
  if (integrity !== undefined) link.integrity = integrity;
  document.head.append(link);
});
