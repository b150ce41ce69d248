import { combine, createEvent, createStore, sample } from 'effector';

import { PaymentPush } from '@contracts/payment-push';
import { isOpenWithdrawal } from '@contracts/payments';
import { WithdrawalState } from '@contracts/withdrawals';

import { balanceRefreshRequested } from '@/entities/account';
import { $userId } from '@/entities/session';
import { userValuesOf } from '@/shared/feed';
import { createTimer } from '@/shared/lib/clock';

import { withdrawalsQuery } from '../api/withdrawals';
import { withdrawing } from '../api/withdrawing';
import type { Withdrawal } from '../lib/withdrawal';
import { withdrawOpened } from './opened';

/** The server says that a withdrawal of this player has moved. */
export const withdrawalMoved = userValuesOf('payment', PaymentPush).filter({
  fn: ({ state }) => WithdrawalState.safeParse(state).success,
});
/** A withdrawal of the list is to be shown, or no longer. By id. */
export const withdrawalChosen = createEvent<string>();
export const withdrawalClosed = createEvent<string>();

/** While one is under way, the page asks this often: a push may be lost. */
const lookMs = 5000;

/** The newest first. */
export const $withdrawals = createStore<readonly Withdrawal[]>([])
  .on(withdrawalsQuery.finished.success, (_, { result }) => result)
  .reset($userId);

const openIds = (all: readonly Withdrawal[]) => all.filter(({ state }) => isOpenWithdrawal(state)).map(({ id }) => id);

/** By id: true while its steps stand on the page. One that was under way stays when it ends. */
const $shownIds = createStore<ReadonlyMap<string, boolean>>(new Map())
  .on(withdrawalsQuery.finished.success, (shown, { result }) => {
    const fresh = openIds(result).filter((id) => !shown.has(id));
    return fresh.length === 0 ? shown : new Map([...shown, ...fresh.map((id) => [id, true] as const)]);
  })
  .on(withdrawalChosen, (shown, id) => new Map([...shown, [id, true]]))
  .on(withdrawalClosed, (shown, id) => new Map([...shown, [id, false]]))
  .reset($userId);

export const $shown = combine($withdrawals, $shownIds, (all, shown) => all.filter(({ id }) => shown.get(id) === true));

const pause = createTimer();
sample({
  clock: [withdrawOpened, withdrawalMoved, withdrawing.answered, withdrawing.overheard, pause.fired],
  fn: () => ({}),
  target: withdrawalsQuery.start,
});
sample({
  clock: withdrawalsQuery.finished.finally,
  source: $withdrawals,
  filter: (all) => openIds(all).length > 0,
  fn: () => lookMs,
  target: pause.started,
});
// The push brings the balance too; this is for a page that hears none.
sample({ clock: withdrawing.answered, target: balanceRefreshRequested });
