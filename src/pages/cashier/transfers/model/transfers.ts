import { createEvent } from 'effector';

import { $userId } from '@/entities/session';
import { createAddressFilter, createPagedList } from '@/shared/paged-list';

import { transfersQuery } from '../api/transfers';
import { addressOf, filterIn } from '../lib/filter';

/** The page opened, or somebody tries again after a failure. */
export const transfersOpened = createEvent();
export const transfersLeft = createEvent();

export const { $filter, filterChanged } = createAddressFilter({ filterIn, addressOf });
export const transfers = createPagedList({
  query: transfersQuery,
  $question: $filter,
  opened: transfersOpened,
  left: transfersLeft,
  forgotten: $userId,
});
