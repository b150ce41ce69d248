export { SellBet } from './ui/lazy';
