import { createEffect, createEvent, createStore, sample } from 'effector';

export const slotFramesChosen = createEvent<boolean>();
/** Has every place of an app a frame and its name, also on the pages that are opened next? */
export const $hasSlotFrames = createStore(false).on(slotFramesChosen, (_, chosen) => chosen);

const frameSlotsFx = createEffect((isFramed: boolean) => {
  document.documentElement.toggleAttribute('data-slot-frames', isFramed);
});
sample({ clock: $hasSlotFrames, target: frameSlotsFx });
