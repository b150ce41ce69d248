import { createEvent, createStore, sample } from 'effector';

import { z } from '@contracts/zod';

import { $now } from '@/shared/lib/clock';
import { persist, storageOpened } from '@/shared/lib/storage';

import { freshFavourites, toggleFavourite, type Favourite } from '../lib/favourites';

export const gameFollowToggled = createEvent<Favourite>();

/** Games under a star, in the order in which they got it. Kept on this device. */
export const $favourites = createStore<readonly Favourite[]>([]).on(gameFollowToggled, toggleFavourite);
export const $favouriteIds = $favourites.map(
  (favourites): ReadonlySet<number> => new Set(favourites.map(({ id }) => id)),
);

persist({
  store: $favourites,
  key: 'favourite-games',
  schema: z.readonly(z.array(z.object({ id: z.int(), startAt: z.int() }))),
});

// What was followed days ago is over.
sample({
  clock: storageOpened,
  source: { favourites: $favourites, now: $now },
  fn: ({ favourites, now }) => freshFavourites(favourites, now),
  target: $favourites,
});
