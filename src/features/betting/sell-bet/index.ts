export { $stands } from './model/offers';
export { SellBet } from './ui/lazy';
