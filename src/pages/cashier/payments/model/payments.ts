import { createEvent, sample } from 'effector';

import { $userId } from '@/entities/session';
import { createPagedList } from '@/shared/paged-list';
import { $location, navigateTo } from '@/shared/routing';

import { paymentsQuery } from '../api/payments';
import { addressOf, type Filter, filterIn } from '../lib/filter';

/** The page opened, or somebody tries again after a failure. */
export const paymentsOpened = createEvent();
export const paymentsLeft = createEvent();
export const filterChanged = createEvent<Partial<Filter>>();

export const $filter = $location.map(({ search }) => filterIn(search));
export const payments = createPagedList({
  query: paymentsQuery,
  $question: $filter,
  opened: paymentsOpened,
  left: paymentsLeft,
  forgotten: $userId,
});
sample({
  clock: filterChanged,
  source: $filter,
  fn: (filter, change) => addressOf({ ...filter, ...change }),
  target: navigateTo,
});
