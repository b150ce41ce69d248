import { createEvent, createStore } from 'effector';

export const countryFolded = createEvent<{ countryId: number; isOpen: boolean }>();

/**
 * The countries that the player opened or closed. An untouched one is open while the player looks at one of its
 * competitions.
 */
export const $openCountries = createStore<ReadonlyMap<number, boolean>>(new Map()).on(
  countryFolded,
  (known, { countryId, isOpen }) => new Map(known).set(countryId, isOpen),
);
