export {
  $areMarksRead,
  $favouriteCompetitions,
  $favourites,
  competitionMarked,
  favouritesReplaced,
  teamMarked,
} from './model/marks';
export { same } from './lib/marks';
export type { Favourites } from './lib/marks';
export { $followed, followedWanted } from './model/plays';
