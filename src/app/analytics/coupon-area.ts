import { createEffect, sample, scopeBind } from 'effector';
import { and } from 'patronum';

import { $isPickingReady } from '@/features/betting/pick-outcome';
import { $isAppReady } from '@/shared/lib/lifecycle';
import { createPart, moduleOf, partWanted } from '@/shared/part';

/** What is told of the coupon comes when its own code is here, not before. */
const areaPart = createPart({ name: 'counting of the coupon', load: () => import('./areas/coupon') });

sample({
  clock: [$isAppReady, $isPickingReady],
  source: and($isAppReady, $isPickingReady),
  filter: Boolean,
  fn: () => areaPart,
  target: partWanted,
});
const openFx = createEffect(({ couponAreaOpened }: { couponAreaOpened: () => void }) => {
  scopeBind(couponAreaOpened, { safe: true })();
});
sample({ clock: moduleOf(areaPart), filter: (area) => area !== null, target: openFx });
