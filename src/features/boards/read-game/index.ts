export { $today } from './model/today';
export { GameTime } from './ui/game-time';
export { timeRest } from './ui/game-time.css';
