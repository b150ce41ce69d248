export { makerGameAt, pathOfMakerGame } from './lib/path';
export { $makerGames, makerGamesWanted } from './model/games';
