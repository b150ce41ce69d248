import { createEffect, sample } from 'effector';

import { $siteConfig } from '@/entities/site';

/** Anything that is no CSS colour becomes white. */
const colorOf = (text = ''): string => (/^#?[\w(),.%\s/-]{3,40}$/.test(text) ? text : '#ffffff');

/**
 * Spec: shell §3, PWA-03: the configuration decides whether the page links the manifest, and the colour of the
 * browser's frame (light theme).
 */
const writeFx = createEffect(({ isPwa, themeColor }: { isPwa: boolean; themeColor: string }) => {
  if (!isPwa) document.head.querySelector('link[rel=manifest]')?.remove();
  document.head.querySelector('meta[name=theme-color]')?.setAttribute('content', themeColor);
});

sample({
  clock: $siteConfig,
  filter: (config) => config !== null,
  fn: (config) => ({ isPwa: config?.isPwa ?? false, themeColor: colorOf(config?.pwaManifest.themeColor) }),
  target: writeFx,
});
