export { MatchPicture } from './ui/match-picture';
