import { createEffect, createStore, sample } from 'effector';
import type { ComponentType } from 'react';

import { logFx } from '@/shared/lib/logger';
import { appReady, whenIdle } from '@/shared/lib/lifecycle';
import { navigated } from '@/shared/routing';

/** `Parts` lie over every page, `MenuFoot` stands under the sports, `SideToggle` at both ends of the footer. */
type Late = { Parts: ComponentType; MenuFoot: ComponentType; SideToggle: ComponentType<{ side: 'menu' | 'coupon' }> };

/** What no first screen needs: its code comes when the first page is drawn. */
export const loadLateFx = createEffect(async (): Promise<Late | null> => {
  await new Promise<void>((resolve) => whenIdle(resolve));
  const { LateMenuFoot, LateParts, LateSideToggle } = await import('./late-parts');
  return { Parts: LateParts, MenuFoot: LateMenuFoot, SideToggle: LateSideToggle };
});

export const $LateParts = createStore<Late | null>(null, { serialize: 'ignore' }).on(
  loadLateFx.doneData,
  (_, late) => late,
);

const $isAsked = createStore(false).on(loadLateFx, () => true);
sample({
  clock: navigated,
  source: $isAsked,
  filter: (isAsked) => !isAsked,
  fn: () => undefined,
  target: loadLateFx,
});
// A page without its late parts is still a page: it is ready all the same.
sample({ clock: loadLateFx.finally, fn: () => undefined, target: appReady });
sample({
  clock: loadLateFx.failData,
  fn: (details) => ({ level: 'error' as const, text: 'The late parts did not load', details }),
  target: logFx,
});
