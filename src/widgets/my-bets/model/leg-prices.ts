import { createStore, sample } from 'effector';

import { $betsTopic, betsForgotten } from '@/entities/bet';
import { feedChanged } from '@/shared/feed';

import { pricesOf } from '../lib/prices';

/** The present price of each open leg, thousandths by outcome; 0: it has none now. It comes over the topic of the open bets. */
export const $legPrices = createStore<ReadonlyMap<number, number>>(new Map()).reset(betsForgotten);

const heard = sample({
  clock: feedChanged,
  source: $betsTopic,
  fn: (topic, changes) => pricesOf(changes, topic),
});
sample({
  clock: heard,
  source: $legPrices,
  filter: (_, prices) => prices.size > 0,
  fn: (known, prices) => new Map([...known, ...prices]),
  target: $legPrices,
});
