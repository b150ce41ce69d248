import { createEffect, createEvent, createStore, sample } from 'effector';

import { tabShown } from '@/shared/lib/device';

/** `none`: this browser shows nothing outside a page. */
export type OutsideState = 'none' | 'default' | 'granted' | 'denied';

/** The code is here. */
export const tellingOpened = createEvent();
/** The player pressed the button. Nothing else ever asks the browser. */
export const outsideAsked = createEvent();

const readFx = createEffect((): OutsideState =>
  typeof Notification === 'undefined' ? 'none' : Notification.permission,
);
const askFx = createEffect((): Promise<OutsideState> => Notification.requestPermission());

export const $outside = createStore<OutsideState>('none').on([readFx.doneData, askFx.doneData], (_, state) => state);

// The player may have changed it in the browser's own settings.
sample({ clock: [tellingOpened, tabShown], target: readFx });
sample({ clock: outsideAsked, source: $outside, filter: (state) => state === 'default', target: askFx });
