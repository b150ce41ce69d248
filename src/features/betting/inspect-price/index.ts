export { pricesIn } from './lib/changes';
export { PriceInfo } from './ui/price-info';
export { useWatchedGame } from './ui/use-watched-game';
