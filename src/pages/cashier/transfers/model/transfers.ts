import { createEvent, sample } from 'effector';

import { $userId } from '@/entities/session';
import { createPagedList } from '@/shared/paged-list';
import { $location, navigateTo } from '@/shared/routing';

import { transfersQuery } from '../api/transfers';
import { addressOf, type Filter, filterIn } from '../lib/filter';

/** The page opened, or somebody tries again after a failure. */
export const transfersOpened = createEvent();
export const transfersLeft = createEvent();
export const filterChanged = createEvent<Partial<Filter>>();

export const $filter = $location.map(({ search }) => filterIn(search));
export const transfers = createPagedList({
  query: transfersQuery,
  $question: $filter,
  opened: transfersOpened,
  left: transfersLeft,
  forgotten: $userId,
});
sample({
  clock: filterChanged,
  source: $filter,
  fn: (filter, change) => addressOf({ ...filter, ...change }),
  target: navigateTo,
});
