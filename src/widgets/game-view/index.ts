export { MatchPreview } from './ui/game-preview';
export { MatchView } from './ui/game-view';
export type { PreviewOf } from './ui/use-preview';
