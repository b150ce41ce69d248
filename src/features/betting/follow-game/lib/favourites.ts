/** A followed game. `startAt`: epoch seconds. */
export type Favourite = { id: number; startAt: number };

/** A followed game is forgotten this long after its start, seconds: it is over by then. */
const KEEP_S = 24 * 60 * 60;
const MOST = 50;

/** Turned on or off; the oldest give way when there are too many. */
export function toggleFavourite(favourites: readonly Favourite[], game: Favourite): Favourite[] {
  const rest = favourites.filter(({ id }) => id !== game.id);
  return rest.length === favourites.length ? [...rest, game].slice(-MOST) : rest;
}

/** `now`: epoch ms. */
export const freshFavourites = (favourites: readonly Favourite[], now: number): Favourite[] =>
  favourites.filter(({ startAt }) => startAt + KEEP_S > now / 1000);
