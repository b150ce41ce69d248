export {
  $areMarksRead,
  $favouriteCompetitions,
  $favourites,
  $favouriteTeams,
  competitionMarked,
  favouritesReplaced,
  teamMarked,
} from './model/marks';
export { same } from './lib/marks';
export type { Favourites } from './lib/marks';
