export { PriceInfo, useWatchedGame } from './ui/price-info';
