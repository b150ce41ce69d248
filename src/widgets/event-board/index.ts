export { BoardDesk } from './ui/board-desk';
export { ChosenBoard } from './ui/chosen-board';
export { MatchBoard } from './ui/event-board';
export { MatchRow } from './ui/game-row';
export type { MatchRowProps } from './ui/game-row';
export { MatchesBoard } from './ui/games-board';
export { HomeBoard } from './ui/home-board';
export { MarkedBoard } from './ui/marked-board';
