export { MarketStar } from '@/features/markets/arrange-markets';
export { lockOf, lockText, LockTag } from '@/features/markets/explain-lock';
export { MarketRules } from '@/features/markets/explain-rules';
export { findMarkets, Marked, NothingFound } from '@/features/markets/find-market';
export { PriceInfo } from '@/features/betting/inspect-price';
export { FavouriteStar } from '@/features/favourites/mark-favourite';
export { MarketBar } from './market-bar';
