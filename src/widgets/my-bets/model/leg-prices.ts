import { createStore, sample } from 'effector';

import { $betsTopic, $openBets, betsForgotten } from '@/entities/bet';
import { $book } from '@/entities/match';
import { feedChanged, topicOpened } from '@/shared/feed';

import { knownPrices, pricesOf } from '../lib/prices';

/** The present price of each open leg, thousandths by outcome; 0: it has none now. It comes over the topic of the open bets. */
export const $legPrices = createStore<ReadonlyMap<number, number>>(new Map()).reset(betsForgotten);

const heard = sample({
  clock: feedChanged,
  source: $betsTopic,
  fn: (topic, changes) => pricesOf(changes, topic),
});

// The slip has just held the same topic, or a list shows the outcome: the feed sends no snapshot again, and the book knows.
const opened = sample({
  clock: topicOpened,
  source: { topic: $betsTopic, bets: $openBets, book: $book },
  filter: ({ topic }, name) => topic === name,
  fn: ({ bets, book }) => knownPrices(bets, book),
});
sample({
  clock: [heard, opened],
  source: $legPrices,
  filter: (_, prices) => prices.size > 0,
  fn: (known, prices) => new Map([...known, ...prices]),
  target: $legPrices,
});
