export { $followed, favouriteTeamPlays, followedWanted } from './model/plays';
export type { FavouritePlays } from './lib/plays';
