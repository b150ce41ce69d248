import { createEvent } from 'effector';

import { $userId } from '@/entities/session';
import { createAddressFilter, createPagedList } from '@/shared/paged-list';

import { paymentsQuery } from '../api/payments';
import { addressOf, filterIn } from '../lib/filter';

/** The page opened, or somebody tries again after a failure. */
export const paymentsOpened = createEvent();
export const paymentsLeft = createEvent();

export const { $filter, filterChanged } = createAddressFilter({ filterIn, addressOf });
export const payments = createPagedList({
  query: paymentsQuery,
  $question: $filter,
  opened: paymentsOpened,
  left: paymentsLeft,
  forgotten: $userId,
});
