import { createEffect, createEvent, createStore, sample } from 'effector';

import { outcomePressed } from '@/entities/match';
import { choiceKept, preferencesOpened } from '@/entities/preferences';
import { dayMs, readCookie, writeCookie } from '@/shared/lib/cookie';
import { appReady } from '@/shared/lib/lifecycle';
import { logFx } from '@/shared/lib/logger';

import { readHidden, type Side, toggled, writeHidden } from '../lib/hidden';

/** The early script reads this cookie too, so that the first picture is right. */
const cookieName = 'sides_off';
const keptForMs = 365 * dayMs;
/** Spec: shell §8. */
const failure: Record<Side, string> = {
  menu: 'Unable to toggle left side visible mode.',
  coupon: 'Unable to toggle right side visible mode.',
};

export const sideToggled = createEvent<Side>();

const paint = (hidden: readonly Side[]) => {
  document.documentElement.dataset['sidesOff'] = writeHidden(hidden);
};
const readFx = createEffect(() => {
  const hidden = readHidden(readCookie(cookieName));
  paint(hidden);
  return hidden;
});
/**
 * Sets an attribute of the document, which the frame follows, and stores the choice. Fails where storage is forbidden.
 */
export const applyFx = createEffect(({ hidden }: { hidden: readonly Side[]; side: Side }) => {
  paint(hidden);
  writeCookie(cookieName, writeHidden(hidden), keptForMs);
});

/** The hidden sides. */
export const $hidden = createStore<readonly Side[]>([])
  .on(readFx.doneData, (_, hidden) => hidden)
  .on(sideToggled, toggled);

sample({ clock: [appReady, preferencesOpened], target: readFx });
sample({ clock: sideToggled, source: $hidden, fn: (hidden, side) => ({ hidden, side }), target: applyFx });
// When the player presses a price, the coupon opens, so that they see the result.
sample({
  clock: outcomePressed,
  source: $hidden,
  filter: (hidden) => hidden.includes('coupon'),
  fn: () => 'coupon' as const,
  target: sideToggled,
});
// A player's sides follow them.
sample({ clock: applyFx.done, target: choiceKept });
sample({
  clock: applyFx.fail,
  fn: ({ params: { side }, error }) => ({ level: 'error' as const, text: failure[side], details: error }),
  target: logFx,
});
