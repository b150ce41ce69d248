export { EventBoard } from './ui/event-board';
export { BoardList } from './ui/board-list';
export { GameRow } from './ui/game-row';
export type { GameRowProps } from './ui/game-row';
export { HomeBoard } from './ui/home-board';
