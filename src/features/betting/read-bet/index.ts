export { BetLegs } from './ui/bet-legs';
export { BetLines } from './ui/bet-lines';
export { BetSums } from './ui/bet-sums';
