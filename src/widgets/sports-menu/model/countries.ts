import { createEvent, createStore } from 'effector';

export const countryFolded = createEvent<{ countryId: number; isOpen: boolean }>();

/** What the player opened or closed, by country; one that he did not touch is open while a competition of it is looked at. */
export const $openCountries = createStore<ReadonlyMap<number, boolean>>(new Map(), { serialize: 'ignore' }).on(
  countryFolded,
  (known, { countryId, isOpen }) => new Map(known).set(countryId, isOpen),
);
