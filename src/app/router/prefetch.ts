import { createEffect, sample } from 'effector';

import { idlePrefetchMs } from '@contracts/constants';

import { $siteConfig } from '@/entities/site';
import { appReady, whenIdle } from '@/shared/lib/lifecycle';

import { findRoute } from './find-route';

/** Numbers do not matter: the code of the game page is one file. */
const gamePath = '/home/live/1-x/1-x/1-x';

const idleFx = createEffect(() => new Promise<void>((resolve) => whenIdle(resolve, idlePrefetchMs)));

/** The visitor pays for what is loaded. */
export const isSparing = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** The code of pages that are one press away. One that does not come is tried again when it is really wanted. */
export const prefetchFx = createEffect(async (paths: readonly string[]) => {
  if (isSparing()) return;
  await Promise.allSettled(paths.map(async (path) => (await findRoute(path)).page()));
});

sample({ clock: appReady, target: idleFx });
sample({
  clock: idleFx.done,
  source: $siteConfig,
  fn: (config) => [...(config?.menus['main'] ?? []).map(({ path }) => path), gamePath],
  target: prefetchFx,
});
