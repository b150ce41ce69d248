import { createEvent } from 'effector';

/** The screen shows a bet that a trader looks at, so a reply of an earlier visit may still wait for its answer. */
export const offerShown = createEvent();
