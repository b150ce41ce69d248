export { sportsHidden } from '../model/games';
