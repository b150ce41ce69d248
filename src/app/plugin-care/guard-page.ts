import { createEffect, createStore, sample } from 'effector';

import { $now } from '@/shared/lib/clock';
import { mountedPlaces } from '@/widgets/plugin-slot';

import { heedGuard } from './heed-guard';
import { judgeCovers } from './judge-cover';
import { faultsBegan } from './tell-faults';

/** The effects of apps on the page around them, once a second. */
const lookFx = createEffect(() => {
  heedGuard();
  judgeCovers(mountedPlaces);
});
const $hasBegun = createStore(false).on(faultsBegan, () => true);
sample({ clock: $now, filter: $hasBegun, target: lookFx });
