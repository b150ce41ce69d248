export { PriceInfo, useWatchedGame } from './ui/price-info';
export { pricesIn } from './lib/changes';
