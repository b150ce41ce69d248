import { combine, createEvent, createStore, sample } from 'effector';

import { $allAccounts } from '@/entities/account';
import { $userId } from '@/entities/session';
import { summaryWanted } from '@/features/safety/read-play';

import { type Change, historyQuery } from '../api/history';

/** How many days the sums can look back. */
export const spans = ['7', '30', '90', '365'] as const;
export type Span = (typeof spans)[number];

/** The page opened, or somebody tries again after a failure. */
export const historyWanted = createEvent();
export const moreRequested = createEvent();
export const spanChosen = createEvent<Span>();

/** Limits count in the currency of the main account. Null until it is known. */
export const $iso = $allAccounts.map((accounts) => accounts.find(({ kind }) => kind === 'main')?.iso ?? null);
export const $span = createStore<Span>('30').on(spanChosen, (_, span) => span);

/** Null until they come. Further pages are added to the first. */
export const $changes = createStore<readonly Change[] | null>(null)
  .on(historyQuery.finished.success, (known, { result: { changes, page } }) =>
    page === 1 ? changes : [...(known ?? []), ...changes],
  )
  .reset($userId);
export const $total = createStore(0).on(historyQuery.finished.success, (_, { result }) => result.total);
const $page = createStore(1).on(historyQuery.finished.success, (_, { result }) => result.page);
export const $isLoading = historyQuery.$pending;
export const $hasFailed = createStore(false)
  .on(historyQuery.finished.failure, () => true)
  .reset(historyQuery.start, historyQuery.finished.success, $userId);

const $asked = combine({ iso: $iso, isWanted: createStore(false).on(historyWanted, () => true) });
sample({
  clock: [historyWanted, $iso.updates],
  source: $asked,
  filter: ({ iso, isWanted }) => iso !== null && isWanted,
  fn: ({ iso }) => ({ page: 1, iso: iso ?? '' }),
  target: historyQuery.start,
});
// A press while a page is on its way does nothing.
sample({
  clock: moreRequested,
  source: { iso: $iso, page: $page, isLoading: $isLoading },
  filter: ({ iso, isLoading }) => iso !== null && !isLoading,
  fn: ({ iso, page }) => ({ page: page + 1, iso: iso ?? '' }),
  target: historyQuery.start,
});
sample({ clock: [historyWanted, spanChosen], source: $span, fn: Number, target: summaryWanted });
