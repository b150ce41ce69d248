import { combine, createEvent, createStore, sample } from 'effector';

import { zoneText } from '@contracts/zone-days';
import { dayIn } from '@contracts/zones';

import { $allAccounts, $cashAccount } from '@/entities/account';
import { $userId } from '@/entities/session';
import { $language, $timeZone } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { createAddressFilter } from '@/shared/paged-list';
import { navigateTo } from '@/shared/routing';

import { marksMutation, trackerQuery } from '../api/tracker';
import { addressOf, filterIn, noParts, queryOf, type Question, spanOf } from '../lib/filter';
import { type Column, pressed } from '../lib/sorting';
import type { Tracker } from '../lib/tracker';

/** The page opened, or somebody tries again after a failure. */
export const trackerOpened = createEvent();
export const trackerLeft = createEvent();
export const filtersCleared = createEvent();
export const columnPressed = createEvent<Column>();

export const { $filter, filterChanged } = createAddressFilter({ filterIn, addressOf });
/** The account that the address names; else the one in use. Null while none is known. */
export const $account = combine(
  [$filter, $allAccounts, $cashAccount] as const,
  ([{ account }, accounts, inUse]) =>
    accounts.find(({ id }) => id === account) ?? accounts.find(({ id }) => id === inUse?.id) ?? accounts[0] ?? null,
);

/** The number of the day in the player's zone: the question must not change with every second. */
export const $today = combine($now, $timeZone, (now, zone) => dayIn(zone, now));
export const $question = combine(
  { filter: $filter, account: $account, language: $language, zone: $timeZone, today: $today },
  ({ filter, account, language, zone, today }): Question | null => {
    if (account === null) return null;
    const query = queryOf(filter, { account: account.id, span: spanOf(filter, today, zone), zone: zoneText(zone) });
    return { query, language, iso: account.iso };
  },
);

const keyOf = (question: Question | null) => JSON.stringify(question);
/** What was asked last, and the answer. It stays while another one is on its way, and goes when that one does not come. */
const $answer = createStore<{ key: string; tracker: Tracker } | null>(null)
  .on(trackerQuery.finished.success, (_, { params, result }) => ({ key: keyOf(params.question), tracker: result }))
  .on(trackerQuery.finished.failure, (answer, { params }) => (answer?.key === keyOf(params.question) ? answer : null))
  .reset($userId);
/** Null until it comes: sums of one account never be under the name of another. */
export const $tracker = combine($answer, $account, (answer, account) =>
  answer !== null && answer.tracker.accountId === account?.id ? answer.tracker : null,
);
export const $isAsking = trackerQuery.$pending;
export const $hasFailed = createStore(false)
  .on(trackerQuery.finished.failure, () => true)
  .reset(trackerQuery.start, trackerQuery.finished.success);

const $isOpen = createStore(false)
  .on(trackerOpened, () => true)
  .on(trackerLeft, () => false);
export const $key = $question.map(keyOf);
sample({
  // A tag moves bets from one part to another.
  clock: [trackerOpened, $key.updates, marksMutation.finished.success],
  source: { question: $question, isOpen: $isOpen },
  filter: ({ question, isOpen }) => question !== null && isOpen,
  fn: ({ question }) => ({ question: question as Question }),
  target: trackerQuery.start,
});

sample({
  clock: filtersCleared,
  source: $filter,
  fn: (filter) => addressOf({ ...filter, ...noParts }),
  target: navigateTo,
});
sample({
  clock: columnPressed,
  source: $filter,
  fn: (filter, column) => addressOf({ ...filter, sorting: pressed(filter.sorting, column) }),
  target: navigateTo,
});
