export { $today } from './model/today';
export { MatchTime } from './ui/match-time';
export { timeRest } from './ui/match-time.css';
