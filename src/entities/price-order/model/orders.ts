import { createEvent, createStore, sample } from 'effector';

import { Order } from '@contracts/orders';

import { $userId } from '@/entities/session/@x/price-order';
import { userValuesOf } from '@/shared/feed';
import { $language, $t } from '@/shared/i18n';
import { noticeShown } from '@/shared/lib/notices';

import { makeMutation, ordersQuery, removeMutation } from '../api/orders';
import { isWaiting, withOrder } from '../lib/order';

/** A list of them opens, or somebody tries again. */
export const ordersWanted = createEvent();
export const orderRemoved = createEvent<string>();

const told = userValuesOf('order', Order);

/** The open ones, then the ended ones; null until known. */
export const $orders = createStore<readonly Order[] | null>(null)
  .on(ordersQuery.finished.success, (_, { result }) => result)
  .on([makeMutation.finished.success.map(({ result }) => result), told], (orders, order) =>
    orders === null ? null : withOrder(orders, order),
  )
  .on(removeMutation.finished.success, (orders, { params }) => orders?.filter(({ id }) => id !== params.id) ?? null)
  .reset($userId);
export const $waiting = $orders.map((orders) => orders?.filter(isWaiting) ?? []);
export const $haveFailed = createStore(false)
  .on(ordersQuery.finished.failure, () => true)
  .reset(ordersQuery.start, ordersQuery.finished.success, $userId);
export const $isRemoving = removeMutation.$pending;

sample({ clock: ordersWanted, source: $language, fn: (language) => ({ language }), target: ordersQuery.start });
sample({ clock: orderRemoved, fn: (id) => ({ id }), target: removeMutation.start });
// Another tab may have been first: the list says what is left.
sample({ clock: removeMutation.finished.failure, target: ordersWanted });
sample({
  clock: removeMutation.finished.failure.filter({ fn: ({ error }) => error.statusCode !== 404 }),
  source: $t,
  fn: (t) => ({ kind: 'error' as const, text: t('orders.notRemoved') }),
  target: noticeShown,
});
