/** A followed match. `startAt`: epoch seconds. */
export type Favourite = { id: number; startAt: number };

/** A followed match is dropped this long after its start, seconds: it is over by then. */
const keepS = 24 * 60 * 60;
const most = 50;

/** Follows a match or stops following it. When there are too many, the oldest are dropped. */
export function toggleFavourite(favourites: readonly Favourite[], match: Favourite): Favourite[] {
  const rest = favourites.filter(({ id }) => id !== match.id);
  return rest.length === favourites.length ? [...rest, match].slice(-most) : rest;
}

/** `now`: epoch ms. */
export const freshFavourites = (favourites: readonly Favourite[], now: number): Favourite[] =>
  favourites.filter(({ startAt }) => startAt + keepS > now / 1000);
