export { BoardDesk } from './ui/board-desk';
export { ChosenBoard } from './ui/chosen-board';
export { MatchBoard } from './ui/match-board';
export { MatchRow } from './ui/match-row';
export type { MatchRowProps } from './ui/match-row';
export { MatchesBoard } from './ui/matches-board';
export { HomeBoard } from './ui/home-board';
export { MarkedBoard } from './ui/marked-board';
