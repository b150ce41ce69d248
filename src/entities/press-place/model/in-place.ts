import { createEvent, createStore } from 'effector';

/** The list in sight opens the small slip at a press, whatever the settings say: the Asian view. Row ASIA-04. */
export const inPlaceWanted = createEvent<boolean>();
export const $isInPlace = createStore(false).on(inPlaceWanted, (_, isWanted) => isWanted);
