export { BoardDesk } from './ui/board-desk';
export { ChosenBoard } from './ui/chosen-board';
export { EventBoard } from './ui/event-board';
export { GameRow } from './ui/game-row';
export type { GameRowProps } from './ui/game-row';
export { GamesBoard } from './ui/games-board';
export { HomeBoard } from './ui/home-board';
export { MarkedBoard } from './ui/marked-board';
