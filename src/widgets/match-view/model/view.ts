import { createEvent, createStore } from 'effector';

import type { MarketTab } from '../lib/market-tabs';

export const marketTabChosen = createEvent<MarketTab>();
/** Folds these markets away on every match page, or shows them again. `keys`: of market groups. */
export const marketsFolded = createEvent<{ keys: readonly string[]; isOpen: boolean }>();
/** The text in the search for a market of the match; null: the search is closed. */
export const marketSought = createEvent<{ gameId: number; typed: string } | null>();

export const $marketTab = createStore<MarketTab>('all').on(marketTabChosen, (_, tab) => tab);

export const $foldedMarkets = createStore<ReadonlySet<string>>(new Set()).on(
  marketsFolded,
  (folded, { keys, isOpen }) =>
    new Set(isOpen ? [...folded].filter((key) => !keys.includes(key)) : [...folded, ...keys]),
);

/** What somebody looks for, kept while the language changes. A tab ends the search. */
export const $soughtMarket = createStore<{ gameId: number; typed: string } | null>(null)
  .on(marketSought, (_, sought) => sought)
  .reset(marketTabChosen);
