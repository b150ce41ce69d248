export { MarketStar } from '@/features/betting/arrange-markets';
export { lockOf, lockText, LockTag } from '@/features/betting/explain-lock';
export { findMarkets, Marked, NothingFound } from '@/features/betting/find-market';
export { PriceInfo } from '@/features/betting/inspect-price';
export { MarketBar } from './market-bar';
