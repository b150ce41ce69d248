export { MatchPreview } from './ui/match-preview';
export { MatchView } from './ui/match-view';
export type { PreviewOf } from './ui/use-preview';
