export { GamesMenu } from './ui/games-menu';
