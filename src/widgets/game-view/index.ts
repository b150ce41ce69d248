export { GameView } from './ui/game-view';
