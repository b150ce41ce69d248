import { attach, createEffect, createEvent, createStore, sample } from 'effector';

import { $book, $marketsByMatch } from '@/entities/match';
import { feedChanged } from '@/shared/feed';
import { $now } from '@/shared/lib/clock';

import { pricesIn } from '../lib/changes';
import { PriceHistory } from '../lib/history';

/** A page of this match opened. Its price changes are kept from now on, until the player opens another match. */
export const matchWatched = createEvent<number>();

export const $history = createStore(new PriceHistory()).on(matchWatched, () => new PriceHistory());
const $gameId = createStore<number | null>(null).on(matchWatched, (_, id) => id);

const topicOf = (gameId: number | null) => `game:${String(gameId)}`;

const beginFx = attach({
  source: { history: $history, book: $book, markets: $marketsByMatch, gameId: $gameId, now: $now },
  effect: ({ history, book, markets, gameId, now }) => {
    for (const { id } of markets.get(gameId ?? -1) ?? []) {
      const milli = book?.priceOf(id) ?? 0;
      if (milli > 0) history.begin(id, milli, now);
    }
  },
});
// An outcome that appears later starts its history then.
sample({
  clock: [matchWatched, $marketsByMatch],
  source: $gameId,
  filter: (id) => id !== null,
  target: beginFx,
});

const addFx = createEffect(
  ({ history, prices, now }: { history: PriceHistory; prices: ReadonlyMap<number, number>; now: number }) => {
    history.add(prices, now);
  },
);
sample({
  clock: feedChanged,
  source: { history: $history, now: $now, gameId: $gameId },
  filter: ({ gameId }, changes) => changes.some(({ topic }) => topic === topicOf(gameId)),
  fn: ({ history, now, gameId }, changes) => ({ history, now, prices: pricesIn(changes, topicOf(gameId)) }),
  target: addFx,
});
