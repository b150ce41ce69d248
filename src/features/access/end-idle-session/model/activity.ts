import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { activityThrottleMs } from '@contracts/constants';
import { z } from '@contracts/zod';

import { $serverOffset } from '@/shared/lib/clock';
import { persist } from '@/shared/lib/storage';

/** Once, when the code of this feature is here. */
export const activityWatched = createEvent();
/** The player did something; `at` is the moment by the device, epoch ms. */
export const acted = createEvent<number>();

/** Mouse, key, touch, scroll. Spec: shell §4. */
const signs = ['mousemove', 'mousedown', 'wheel', 'keydown', 'touchstart', 'touchmove', 'scroll'] as const;

export const listenFx = createEffect(() => {
  const tell = scopeBind(acted, { safe: true });
  let last = Number.NEGATIVE_INFINITY;
  const hear = (event: Event) => {
    if (event.timeStamp - last < activityThrottleMs) return;
    last = event.timeStamp;
    tell(Date.now());
  };
  for (const sign of signs) addEventListener(sign, hear, { passive: true, capture: true });
});

/** When somebody was last here, in any tab: epoch ms by the server, null when it was never written down. */
export const $lastActive = createStore<number | null>(null);
persist({ store: $lastActive, key: 'lastActive', schema: z.nullable(z.number()), pickup: activityWatched });

sample({ clock: activityWatched, target: listenFx });
sample({ clock: acted, source: $serverOffset, fn: (offset, at) => at + offset, target: $lastActive });
