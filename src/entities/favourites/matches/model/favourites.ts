import { createEvent, createStore, sample } from 'effector';

import { z } from '@contracts/zod';

import { $now } from '@/shared/lib/clock';
import { persist, storageOpened } from '@/shared/lib/storage';

import { type Favourite, freshFavourites, toggleFavourite } from '../lib/favourites';

export const matchFollowToggled = createEvent<Favourite>();

/** The starred matches, in the order in which the player starred them. Kept on this device. */
export const $favourites = createStore<readonly Favourite[]>([]).on(matchFollowToggled, toggleFavourite);
export const $favouriteIds = $favourites.map(
  (favourites): ReadonlySet<number> => new Set(favourites.map(({ id }) => id)),
);

persist({
  store: $favourites,
  key: 'favourite-games',
  schema: z.array(z.object({ id: z.int(), startAt: z.int() })),
});

// Matches that the player followed days ago are over.
sample({
  clock: storageOpened,
  source: { favourites: $favourites, now: $now },
  fn: ({ favourites, now }) => freshFavourites(favourites, now),
  target: $favourites,
});
