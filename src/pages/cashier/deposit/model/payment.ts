import { combine, createEvent, createStore, sample } from 'effector';

import { DepositState } from '@contracts/cashier';
import { PaymentPush } from '@contracts/payment-push';
import { isOpenDeposit } from '@contracts/payments';

import { balanceRefreshRequested } from '@/entities/account';
import { $userId } from '@/entities/session';
import { userValuesOf } from '@/shared/feed';
import { createTimer } from '@/shared/lib/clock';
import { $location } from '@/shared/routing';

import { depositQuery, depositsQuery } from '../api/deposits';
import { paying } from '../api/paying';
import type { Deposit } from '../lib/deposit';
import { depositOpened } from './opened';

/** The server says that a deposit of this player has moved. */
export const paymentChanged = userValuesOf('payment', PaymentPush).filter({
  fn: ({ state }) => DepositState.safeParse(state).success,
});
export const paymentClosed = createEvent();
/** A deposit of the list is to be shown. */
export const paymentChosen = createEvent<string>();

/** While money may still come, the page asks this often: a push may be lost. */
const lookMs = 5000;

/** The bank leads back with the number alone, which is a hint and no proof: the page asks. Row PAY-05. */
const $asked = $location.map(({ search }) => new URLSearchParams(search).get('payment'));
const $chosen = createStore<string | null>(null)
  .on(paymentChosen, (_, id) => id)
  .on(paying.answered, (id, { outcome }) => (outcome.kind === 'done' ? outcome.result.id : id))
  .reset(paymentClosed, $userId);
const $isAskedClosed = createStore<string | null>(null);
sample({ clock: paymentClosed, source: $asked, target: $isAskedClosed });

export const $paymentId = combine(
  $chosen,
  $asked,
  $isAskedClosed,
  (chosen, asked, closed) => chosen ?? (asked === closed ? null : asked),
);

export const $deposits = createStore<readonly Deposit[]>([])
  .on(depositsQuery.finished.success, (_, { result }) => result)
  .on(depositQuery.finished.success, (known, { result }) =>
    known.map((deposit) => (deposit.id === result.id ? result : deposit)),
  )
  .reset($userId);

/** The deposit that is looked at, null when none is or it has not come yet. */
export const $payment = createStore<Deposit | null>(null)
  .on(depositQuery.finished.success, (_, { result }) => result)
  .on(paying.answered, (known, { outcome }) => (outcome.kind === 'done' ? outcome.result : known))
  .reset(paymentClosed, $userId);
/** There is no such deposit of this player, or it did not come. */
export const $hasPaymentFailed = createStore(false)
  .on(depositQuery.finished.failure, () => true)
  .reset(depositQuery.finished.success, $paymentId, paymentClosed);

const pause = createTimer();
sample({
  clock: [depositOpened, $paymentId, paymentChanged, pause.fired],
  source: $paymentId,
  filter: Boolean,
  fn: (id) => ({ id }),
  target: depositQuery.start,
});
sample({
  clock: depositQuery.finished.finally,
  source: $payment,
  filter: (payment) => payment !== null && isOpenDeposit(payment.state),
  fn: () => lookMs,
  target: pause.started,
});
sample({
  clock: [depositOpened, paymentChanged, paying.answered],
  fn: () => ({}),
  target: depositsQuery.start,
});
sample({ clock: paymentChanged, filter: ({ state }) => state === 'succeeded', target: balanceRefreshRequested });
