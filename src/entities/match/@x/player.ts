export { sportsHidden } from '../model/matches';
