import { createEffect, createEvent, createStore, sample } from 'effector';

import { outcomePressed } from '@/entities/game';
import { dayMs, readCookie, writeCookie } from '@/shared/lib/cookie';
import { logFx } from '@/shared/lib/logger';
import { appReady } from '@/shared/lib/lifecycle';

import { readHidden, toggled, writeHidden, type Side } from '../lib/hidden';

/** Read by the early script too, so that the first picture is the right one. */
const cookieName = 'sides_off';
const keptForMs = 365 * dayMs;
/** Spec: shell §8. */
const failure: Record<Side, string> = {
  menu: 'Unable to toggle left side visible mode.',
  coupon: 'Unable to toggle right side visible mode.',
};

export const sideToggled = createEvent<Side>();

const readFx = createEffect(() => readHidden(readCookie(cookieName)));
/** The frame follows the document's attribute; the choice is kept. Fails where nothing may be kept. */
export const applyFx = createEffect(({ hidden }: { hidden: readonly Side[]; side: Side }) => {
  document.documentElement.dataset['sidesOff'] = writeHidden(hidden);
  writeCookie(cookieName, writeHidden(hidden), keptForMs);
});

/** Sides that are put away. */
export const $hidden = createStore<readonly Side[]>([])
  .on(readFx.doneData, (_, hidden) => hidden)
  .on(sideToggled, toggled);

sample({ clock: appReady, target: readFx });
sample({ clock: sideToggled, source: $hidden, fn: (hidden, side) => ({ hidden, side }), target: applyFx });
// What becomes of a press on a price is seen.
sample({
  clock: outcomePressed,
  source: $hidden,
  filter: (hidden) => hidden.includes('coupon'),
  fn: () => 'coupon' as const,
  target: sideToggled,
});
sample({
  clock: applyFx.fail,
  fn: ({ params: { side }, error }) => ({ level: 'error' as const, text: failure[side], details: error }),
  target: logFx,
});
