export { BetLegs } from './ui/bet-legs';
export { BetLines } from './ui/lazy';
export { BetSums } from './ui/bet-sums';
