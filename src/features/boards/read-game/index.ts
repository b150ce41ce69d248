export { $today } from './model/today';
export { MatchTime } from './ui/game-time';
export { timeRest } from './ui/game-time.css';
