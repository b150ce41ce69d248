import { createEvent, createStore } from 'effector';

import type { MarketTab } from '../lib/market-tabs';

export const marketTabChosen = createEvent<MarketTab>();
/** Folds the markets of this name away on every game page, or shows them again. */
export const marketFolded = createEvent<{ name: string; isOpen: boolean }>();

export const $marketTab = createStore<MarketTab>('all').on(marketTabChosen, (_, tab) => tab);

export const $foldedMarkets = createStore<ReadonlySet<string>>(new Set()).on(
  marketFolded,
  (folded, { name, isOpen }) => {
    const next = new Set(folded);
    if (isOpen) next.delete(name);
    else next.add(name);
    return next;
  },
);
