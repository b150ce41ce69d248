export { PriceInfo } from './ui/price-info';
export { useWatchedGame } from './ui/use-watched-game';
