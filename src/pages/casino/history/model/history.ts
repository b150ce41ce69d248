import { createEvent, sample } from 'effector';

import { $userId } from '@/entities/session';
import { promisesWanted } from '@/features/casino/promise';
import { createAddressFilter, createPagedList } from '@/shared/paged-list';

import { roundsQuery } from '../api/history';
import { addressOf, filterIn } from '../lib/filter';

/** The page opened, or somebody tries again after a failure. */
export const historyOpened = createEvent();
export const historyLeft = createEvent();

export const { $filter, filterChanged } = createAddressFilter({ filterIn, addressOf });
export const rounds = createPagedList({
  query: roundsQuery,
  $question: $filter,
  opened: historyOpened,
  left: historyLeft,
  forgotten: $userId,
});
sample({ clock: historyOpened, target: promisesWanted });
