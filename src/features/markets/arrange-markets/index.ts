export { starredFirst, starredIn } from './lib/stars';
export { $stars, marketsOpened } from './model/stars';
export { MarketStar } from './ui/market-star';
