import { createEffect, sample } from 'effector';

import { idlePrefetchMs } from '@contracts/constants';

import { $siteConfig } from '@/entities/site';
import { pause } from '@/shared/lib/clock';
import { appReady, untilIdle } from '@/shared/lib/lifecycle';

import { findRoute } from './find-route';

/** Numbers do not matter: the code of the match page is one file. */
const matchPath = '/home/live/1-x/1-x/1-x';

/** What nobody has asked for stays away from what the first seconds need. */
const firstMs = 10_000;
const idleFx = createEffect(async () => {
  await pause(Math.max(0, firstMs - performance.now()));
  await untilIdle(idlePrefetchMs);
});

/** The visitor pays for what is loaded. */
export const isSparing = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/**
 * The code of pages that are one press away, one after another. A file that fails is tried again when it is really
 * needed.
 */
export const prefetchFx = createEffect(async (paths: readonly string[]) => {
  if (isSparing()) return;
  for (const path of paths) {
    await findRoute(path)
      .then((row) => row.page())
      .catch(() => undefined);
    await untilIdle(idlePrefetchMs);
  }
});

sample({ clock: appReady, target: idleFx });
sample({
  clock: idleFx.done,
  source: $siteConfig,
  fn: (config) => [...(config?.menus['main'] ?? []).map(({ path }) => path), matchPath],
  target: prefetchFx,
});
