import { combine, createStore, sample } from 'effector';

import type { Payment } from '@/entities/cashier/payment';
import { $userId } from '@/entities/session';
import { createPagedList } from '@/shared/paged-list';

import { paymentQuery, paymentsQuery } from '../api/asking';
import { $isOpen, $step, askLeft, askOpened } from './step';

/** Payments to choose from, while the player looks for one. */
export const payments = createPagedList({
  query: paymentsQuery,
  $question: $step.map(({ topicId, isChoosing }) => (topicId !== null && isChoosing ? { topicId } : null)),
  opened: askOpened,
  left: askLeft,
  forgotten: $userId,
});

/** The payment that was chosen, null until it comes. */
const $known = createStore<Payment | null>(null)
  .on(paymentQuery.finished.success, (_, { result }) => result)
  .reset($userId);
export const $payment = combine($known, $step, (known, { transactionId }) =>
  known?.id === transactionId ? known : null,
);
/** It is none of the player's, or did not load. */
export const $hasNoPayment = createStore(false)
  .on(paymentQuery.finished.failure, () => true)
  .reset(paymentQuery.start, $step);

sample({
  clock: [askOpened, $step.updates],
  source: { step: $step, isOpen: $isOpen, payment: $payment },
  filter: ({ step, isOpen, payment }) =>
    isOpen && step.topicId !== null && step.transactionId !== null && payment === null,
  fn: ({ step }) => ({ topicId: step.topicId as number, id: step.transactionId as string }),
  target: paymentQuery.start,
});
