export { GamePreview } from './ui/game-preview';
export { GameView } from './ui/game-view';
export type { PreviewOf } from './ui/use-preview';
