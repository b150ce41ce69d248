import { createEvent, merge, sample } from 'effector';

import {
  $betCount,
  agreementApplied,
  clearApplied,
  fillApplied,
  idsMade,
  keyReleased,
  nextBegun,
  pickApplied,
  removalApplied,
  restoreApplied,
  slipRestored,
  typeApplied,
} from './slip-state';

/** Another slip begins: the player cleared this one or left it behind, or it was placed. */
export const slipRenewed = createEvent();
// State that belongs to one slip only is dropped when the player clears, leaves or empties that slip, or begins the
// next one.
sample({
  clock: [
    clearApplied,
    nextBegun,
    sample({ clock: pickApplied, filter: ({ isNewSlip }) => isNewSlip }),
    sample({ clock: $betCount, filter: (count) => count === 0 }),
  ],
  target: slipRenewed,
});

/** Another slip begins, or a coupon from elsewhere has replaced the slip. */
export const slipSucceeded = merge([slipRenewed, fillApplied]);

/** The player changed the slip. */
export const slipTouched = createEvent();
/** Something that storage holds has changed. A price that only moves is not written. */
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
  target: slipTouched,
});
sample({ clock: [slipTouched, idsMade], target: slipEdited });
/** The server has answered for a key: slip and key leave storage in one write. */
export const slipReleased = createEvent<{ key: string }>();
sample({ clock: keyReleased, fn: ({ key }) => ({ key }), target: slipReleased });
