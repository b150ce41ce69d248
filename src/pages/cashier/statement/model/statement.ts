import { combine, createEvent, createStore, sample } from 'effector';

import { $allAccounts, $cashAccount } from '@/entities/account';
import { $userId } from '@/entities/session';
import { $now } from '@/shared/lib/clock';
import { $location, navigateTo } from '@/shared/routing';

import { statementQuery } from '../api/statement';
import { addressOf, type Filter, filterIn, rowsOf } from '../lib/filter';
import type { Statement } from '../lib/statement';

/** The page opened, or somebody tries again after a failure. */
export const statementOpened = createEvent();
export const statementLeft = createEvent();
export const filterChanged = createEvent<Partial<Filter>>();

const daySec = 86_400;

export const $filter = $location.map(({ search }) => filterIn(search));
/** The accounts of the open tab. */
export const $accounts = combine($filter, $allAccounts, ({ tab }, all) =>
  all.filter(({ kind }) => (kind === 'bonus') === (tab === 'virtual')),
);
/** The account that the address names, if it is one of the tab; else the one in use. Null when there is none. */
export const $account = combine(
  [$filter, $accounts, $cashAccount] as const,
  ([{ account }, accounts, inUse]) =>
    accounts.find(({ id }) => id === account) ?? accounts.find(({ id }) => id === inUse?.id) ?? accounts[0] ?? null,
);

const $answer = createStore<Statement | null>(null)
  .on(statementQuery.finished.success, (_, { result }) => result)
  .reset($userId);
/** Null until it comes: the sums of one account never be under the name of another. */
export const $statement = combine($answer, $account, (answer, account) =>
  answer?.accountId === account?.id ? answer : null,
);
export const $hasFailed = createStore(false)
  .on(statementQuery.finished.failure, () => true)
  .reset(statementQuery.start, statementQuery.finished.success);

/** What the filter finds, the newest first. */
export const $shown = combine($statement, $filter, (statement, filter) =>
  rowsOf(statement?.rows ?? [], filter).toReversed(),
);

const $isOpen = createStore(false)
  .on(statementOpened, () => true)
  .on(statementLeft, () => false);
/** Changes when the statement would. */
const $asked = combine({ account: $account, filter: $filter, isOpen: $isOpen });
const $key = combine($account, $filter, (account, { days }) =>
  account === null ? '' : [account.id, account.minor, days].join(' '),
);
sample({
  clock: [statementOpened, $key],
  source: { asked: $asked, now: $now },
  filter: ({ asked: { account, isOpen } }) => account !== null && isOpen,
  fn: ({ asked: { account, filter }, now }) => ({
    account: account?.id ?? 0,
    from: Math.max(0, Math.floor(now / 1000) - Number(filter.days) * daySec),
  }),
  target: statementQuery.start,
});
sample({
  clock: filterChanged,
  source: $filter,
  fn: (filter, change) => addressOf({ ...filter, ...change }),
  target: navigateTo,
});
