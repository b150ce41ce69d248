import { createEvent, createStore } from 'effector';

import type { MarketTab } from '../lib/market-tabs';

export const marketTabChosen = createEvent<MarketTab>();
/** Folds a market group (by id) away on every game page, or shows it again. */
export const marketFolded = createEvent<{ groupId: number; isOpen: boolean }>();

export const $marketTab = createStore<MarketTab>('all').on(marketTabChosen, (_, tab) => tab);

export const $foldedMarkets = createStore<ReadonlySet<number>>(new Set()).on(
  marketFolded,
  (folded, { groupId, isOpen }) => {
    const next = new Set(folded);
    if (isOpen) next.delete(groupId);
    else next.add(groupId);
    return next;
  },
);
