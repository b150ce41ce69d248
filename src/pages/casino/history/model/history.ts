import { createEvent, sample } from 'effector';

import { $userId } from '@/entities/session';
import { promisesWanted } from '@/features/casino/promise';
import { createPagedList } from '@/shared/paged-list';
import { $location, navigateTo } from '@/shared/routing';

import { roundsQuery } from '../api/history';
import { addressOf, type Filter, filterIn } from '../lib/filter';

/** The page opened, or somebody tries again after a failure. */
export const historyOpened = createEvent();
export const historyLeft = createEvent();
export const filterChanged = createEvent<Partial<Filter>>();

export const $filter = $location.map(({ search }) => filterIn(search));
export const rounds = createPagedList({
  query: roundsQuery,
  $question: $filter,
  opened: historyOpened,
  left: historyLeft,
  forgotten: $userId,
});
sample({ clock: historyOpened, target: promisesWanted });
sample({
  clock: filterChanged,
  source: $filter,
  fn: (filter, change) => addressOf({ ...filter, ...change }),
  target: navigateTo,
});
