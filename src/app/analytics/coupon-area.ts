import { createEffect, sample, scopeBind } from 'effector';

import { $isPickingReady } from '@/features/betting/pick-outcome';
import { createPart, partCame, partWanted } from '@/shared/part';

import { analyticsBegan } from './begin';

/** The counting of the coupon loads with the coupon's own code, not before. */
const areaPart = createPart({ name: 'counting of the coupon', load: () => import('./areas/coupon') });

sample({
  clock: [analyticsBegan, $isPickingReady],
  source: $isPickingReady,
  filter: Boolean,
  fn: () => areaPart,
  target: partWanted,
});
const openFx = createEffect(({ couponAreaOpened }: { couponAreaOpened: () => void }) => {
  scopeBind(couponAreaOpened, { safe: true })();
});
sample({ clock: partCame(areaPart), target: openFx });
