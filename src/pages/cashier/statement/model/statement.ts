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
export const moreWanted = createEvent();

/** So many rows are drawn at first, and with each press more. */
const step = 50;
const daySec = 86_400;

export const $filter = $location.map(({ search }) => filterIn(search));
/** The account that the address names, if it is the player's; else the one in use. Null until it is known. */
export const $account = combine(
  $filter,
  $allAccounts,
  $cashAccount,
  ({ account }, all, inUse) => all.find(({ id }) => id === account) ?? inUse,
);

/** Null until it comes. */
export const $statement = createStore<Statement | null>(null)
  .on(statementQuery.finished.success, (_, { result }) => result)
  .reset($userId);
export const $hasFailed = createStore(false)
  .on(statementQuery.finished.failure, () => true)
  .reset(statementQuery.start, statementQuery.finished.success);

const $most = createStore(step)
  .on(moreWanted, (most) => most + step)
  .reset(filterChanged, statementOpened);
/** The newest first. `isMore`: older ones are not drawn yet. */
export const $shown = combine($statement, $filter, $most, (statement, filter, most) => {
  const rows = rowsOf(statement?.rows ?? [], filter).toReversed();
  return { rows: rows.slice(0, most), isMore: rows.length > most };
});

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
