export { GameView } from './ui/game-view';
export type { GameViewProps } from './ui/game-view';
