export { PriceInfo } from './ui/price-info';
export { useWatchedMatch } from './ui/use-watched-match';
