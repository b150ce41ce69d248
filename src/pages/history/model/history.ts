import { combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';

import { zoneText } from '@contracts/zone-days';

import type { PlacedBet } from '@/entities/bet';
import { $userId } from '@/entities/session';
import { $language, $timeZone } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { $location } from '@/shared/routing';

import { pageQuery, type Summary, summaryQuery } from '../api/history';
import { type Filter, noFilter, queryOf } from '../lib/filter';

const pageSize = 20;
/** A search goes out once the player stops typing. */
const restMs = 300;

/** Somebody tries again after a failure. */
export const historyWanted = createEvent();
/** The page opened, or another address of it. The number of the one bet that its address asks for, or null. */
export const historyOpened = createEvent<string | null>();
export const filterChanged = createEvent<Partial<Filter>>();
export const filtersCleared = createEvent();
export const moreRequested = createEvent();

export const $filter = createStore<Filter>(noFilter)
  .on(filterChanged, (filter, change) => ({ ...filter, ...change }))
  .on(historyOpened, (filter, bet) => (bet === null ? filter : { ...noFilter, period: '365', text: bet }))
  .reset(filtersCleared, $userId);
/** The one bet that the address asks for, as a message about it does: `?bet=91`. */
export const $askedBet = $location.map(
  ({ search }) => /^\d{1,15}$/.exec(new URLSearchParams(search).get('bet') ?? '')?.[0] ?? null,
);
/** The player filters by more than the period. */
export const $isFiltered = $filter.map((filter) =>
  (['state', 'typeId', 'accountId', 'text'] as const).some((name) => filter[name] !== noFilter[name]),
);

/** Null until they come. Further pages are added to the first. */
export const $found = createStore<readonly PlacedBet[] | null>(null)
  .on(pageQuery.finished.success, (known, { result: { bets, page } }) =>
    page === 1 ? bets : [...(known ?? []), ...bets],
  )
  .reset($userId);
export const $total = createStore(0)
  .on(pageQuery.finished.success, (_, { result }) => result.total)
  .reset($userId);
const $page = createStore(1).on(pageQuery.finished.success, (_, { result }) => result.page);
export const $summary = createStore<Summary | null>(null)
  .on(summaryQuery.finished.success, (_, { result }) => result)
  .reset($userId);
export const $hasFailed = createStore(false)
  .on([pageQuery.finished.failure, summaryQuery.finished.failure], () => true)
  .reset(pageQuery.start, pageQuery.finished.success);
export const $isLoading = pageQuery.$pending;

export const $question = combine({ filter: $filter, language: $language, timeZone: $timeZone });

const asked = sample({
  clock: [historyOpened, historyWanted, filtersCleared, debounce(filterChanged, restMs)],
  source: { question: $question, now: $now },
  fn: ({ question: { filter, language, timeZone }, now }) => ({
    query: queryOf(filter, now, timeZone),
    language,
    zone: zoneText(timeZone),
  }),
});
sample({
  clock: asked,
  fn: ({ query, language }) => ({ query, language, page: 1, pageSize: pageSize }),
  target: pageQuery.start,
});
sample({ clock: asked, target: summaryQuery.start });

// Page 1, then 2. A press while a page is on its way does nothing.
sample({
  clock: moreRequested,
  source: { question: $question, now: $now, page: $page, isLoading: $isLoading },
  filter: ({ isLoading }) => !isLoading,
  fn: ({ question: { filter, language, timeZone }, now, page }) => ({
    query: queryOf(filter, now, timeZone),
    language,
    page: page + 1,
    pageSize: pageSize,
  }),
  target: pageQuery.start,
});
