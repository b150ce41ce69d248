export { findMarkets } from './lib/find';
export { Marked } from './ui/marked';
export { MarketSearch } from './ui/market-search';
export { NothingFound } from './ui/nothing-found';
