export { $offers } from './model/offers';
export { $hasKeepFailed, $hasShelfFailed, $shelf, shelfWanted } from './model/shelf';
export { GameStar } from './ui/game-star';
