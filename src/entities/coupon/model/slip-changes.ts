import { createEvent, merge, sample } from 'effector';

import {
  $betCount,
  agreementApplied,
  clearApplied,
  fillApplied,
  slipRestored,
  idsMade,
  keyReleased,
  nextBegun,
  pickApplied,
  removalApplied,
  restoreApplied,
  typeApplied,
} from './slip-state';

/** Another slip begins: cleared, placed, or left behind. */
export const slipRenewed = createEvent();
// What belonged to the last slip alone goes with it: cleared, left, emptied, or followed by the next.
sample({
  clock: [
    clearApplied,
    nextBegun,
    sample({ clock: pickApplied, filter: ({ isNewSlip }) => isNewSlip }),
    sample({ clock: $betCount, filter: (count) => count === 0 }),
  ],
  fn: () => undefined,
  target: slipRenewed,
});

/** The same, or a coupon from elsewhere took the place of the slip. */
export const slipSucceeded = merge([slipRenewed, fillApplied]);

/** The player changed the slip. */
export const slipTouched = createEvent();
/** What storage holds has changed. Prices that only move are not written. */
export const slipEdited = createEvent();
sample({
  clock: [
    pickApplied,
    fillApplied,
    slipRestored,
    removalApplied,
    restoreApplied,
    clearApplied,
    typeApplied,
    agreementApplied,
    nextBegun,
  ],
  fn: () => undefined,
  target: slipTouched,
});
sample({ clock: [slipTouched, idsMade], fn: () => undefined, target: slipEdited });
/** A key has its answer: slip and key leave storage in one write. */
export const slipReleased = createEvent<{ key: string }>();
sample({ clock: keyReleased, fn: ({ key }) => ({ key }), target: slipReleased });
