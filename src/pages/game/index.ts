export { GamePage, GamePage as default } from './ui/page';
