export { $today } from './model/today';
export { GameTime } from './ui/game-time';
export type { TimeLook } from './ui/game-time';
