import { createEvent, createStore, sample } from 'effector';

import type { PriceHistory } from '@contracts/price-history';

import { $language } from '@/shared/i18n';
import { createTimer } from '@/shared/lib/clock';

import { historyQuery } from '../api/history';
import { merged } from '../lib/merge';
import { drawnOf } from '../lib/series';

/** How often an open history asks for new changes. */
const everyMs = 5_000;
const notFound = 404;

/** Somebody opens the history of these outcomes of one match. */
export const historyOpened = createEvent<readonly number[]>();
export const historyClosed = createEvent();
/** After a failure. */
export const historyRetried = createEvent();

const $marketIds = createStore<readonly number[] | null>(null)
  .on(historyOpened, (_, ids) => ids)
  .reset(historyClosed);
const isAbout = (ids: readonly number[] | null, asked: readonly number[]) => ids?.join('.') === asked.join('.');

const answered = sample({
  clock: historyQuery.finished.success,
  source: $marketIds,
  filter: (ids, { params }) => isAbout(ids, params.marketIds),
  fn: (_, { result }) => result,
});

/** Null until the first part has arrived. */
export const $history = createStore<PriceHistory | null>(null).on(answered, merged).reset(historyOpened, historyClosed);
/** It failed to load: there is none, because the match is no longer on offer, or a request failed. */
export const $failure = createStore<'missing' | 'failed' | null>(null)
  .on(historyQuery.finished.failure, (_, { error }) => (error.statusCode === notFound ? 'missing' : 'failed'))
  .reset(historyOpened, answered, historyRetried, historyClosed);
export const $drawn = $history.map((history) => (history === null ? null : drawnOf(history)));

const again = createTimer();
sample({ clock: answered, fn: ({ next }) => (next === null ? everyMs : 0), target: again.started });
// Nobody can ask by hand for what is new of a history that is shown.
sample({
  clock: historyQuery.finished.failure,
  source: $history,
  filter: (history, { error }) => history !== null && error.statusCode !== notFound,
  fn: () => everyMs,
  target: again.started,
});
sample({
  clock: [historyOpened, historyRetried, again.fired],
  source: { ids: $marketIds, history: $history, lng: $language },
  filter: ({ ids }) => ids !== null,
  fn: ({ ids, history, lng }) => ({
    marketIds: ids ?? [],
    since: history === null ? 0 : (history.next ?? history.until),
    lng,
  }),
  target: historyQuery.start,
});
