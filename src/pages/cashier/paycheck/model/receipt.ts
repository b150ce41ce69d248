import { combine, createEvent, createStore, sample } from 'effector';

import { PaymentPush } from '@contracts/payment-push';

import type { Payment } from '@/entities/cashier/payment';
import { $userId } from '@/entities/session';
import { userValuesOf } from '@/shared/feed';
import { $location } from '@/shared/routing';
import { printFx } from '@/shared/sheet';

import { paymentQuery } from '../api/payment';

/** The page opened, or the player tries again after a failure. */
export const receiptOpened = createEvent();
export const receiptLeft = createEvent();
export const printPressed = createEvent();

const idForm = /^[\w-]{1,64}$/;
/** The payment that the address names. Null: none, or what can be none. */
export const $paymentId = $location.map(({ search }) => {
  const id = new URLSearchParams(search).get('payment') ?? '';
  return idForm.test(id) ? id : null;
});

const $answer = createStore<Payment | null>(null)
  .on(paymentQuery.finished.success, (_, { result }) => result)
  .reset($userId);
/** Null until it comes. Never a payment other than the one in the address. */
export const $payment = combine($answer, $paymentId, (answer, id) => (answer?.id === id ? answer : null));
/** `lost`: this player has no such payment. */
export const $trouble = createStore<'lost' | 'failed' | null>(null)
  .on(paymentQuery.finished.failure, (_, { error }) =>
    'statusCode' in error && error.statusCode === 404 ? 'lost' : 'failed',
  )
  .reset(paymentQuery.start, paymentQuery.finished.success, $userId);

const $isOpen = createStore(false)
  .on(receiptOpened, () => true)
  .on(receiptLeft, () => false);
sample({
  clock: [receiptOpened, $paymentId, userValuesOf('payment', PaymentPush)],
  source: { id: $paymentId, isOpen: $isOpen },
  filter: ({ id, isOpen }) => id !== null && isOpen,
  fn: ({ id }) => ({ id: id ?? '' }),
  target: paymentQuery.start,
});
sample({ clock: printPressed, target: printFx });
