import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { activityThrottleMs } from '@contracts/constants';
import { z } from '@contracts/zod';

import { $serverOffset } from '@/shared/lib/clock';
import { persist } from '@/shared/lib/storage';

/** Fires once, when the code of this feature has loaded. */
export const activityWatched = createEvent();
/** The player did something; `at` is the device's time, epoch ms. */
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

/** When somebody was last active, in any tab: epoch ms by the server. Null when no tab has noted it. */
export const $lastActive = createStore<number | null>(null);
persist({ store: $lastActive, key: 'lastActive', schema: z.nullable(z.number()), pickup: activityWatched });

sample({ clock: activityWatched, target: listenFx });
sample({ clock: acted, source: $serverOffset, fn: (offset, at) => at + offset, target: $lastActive });
