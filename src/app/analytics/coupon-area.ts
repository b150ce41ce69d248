import { combine, createEffect, createStore, sample, scopeBind } from 'effector';

import { $isPickingReady } from '@/features/betting/pick-outcome';
import { logFx } from '@/shared/lib/logger';
import { $isAppReady } from '@/shared/lib/lifecycle';

/** What is told of the coupon comes when its own code is here, not before. */
const loadFx = createEffect(async () => {
  const inScope = scopeBind((run: () => void) => run(), { safe: true });
  const { couponAreaOpened } = await import('./areas/coupon');
  inScope(couponAreaOpened);
});
const $isAsked = createStore(false).on(loadFx, () => true);

sample({
  clock: [$isAppReady, $isPickingReady],
  source: combine(
    $isAppReady,
    $isPickingReady,
    $isAsked,
    (isReady, hasCoupon, isAsked) => isReady && hasCoupon && !isAsked,
  ),
  filter: Boolean,
  fn: () => undefined,
  target: loadFx,
});
sample({
  clock: loadFx.failData,
  fn: (details) => ({ level: 'warning' as const, text: 'The coupon is not counted', details }),
  target: logFx,
});
