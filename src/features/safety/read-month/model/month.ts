import { combine, createEvent, createStore, sample } from 'effector';

import { monthStart } from '@contracts/zone-days';

import { $cashAccount } from '@/entities/account';
import { $userId } from '@/entities/session';
import { $timeZone } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';

import { paidQuery } from '../api/paid';
import type { Sums } from '../lib/sums';

/** The card opened, or the player tries again after a failure. */
export const monthOpened = createEvent();
export const monthLeft = createEvent();

const $answer = createStore<Sums | null>(null)
  .on(paidQuery.finished.success, (_, { result }) => result)
  // Old sums would be wrong ones: a payment may have come since.
  .reset(paidQuery.finished.failure, $userId);
/** Null until they come. Never those of another account. */
export const $sums = combine($answer, $cashAccount, (answer, account) =>
  answer?.accountId === account?.id ? answer : null,
);
export const $hasFailed = createStore(false)
  .on(paidQuery.finished.failure, () => true)
  .reset(paidQuery.start, paidQuery.finished.success);

const $isOpen = createStore(false)
  .on(monthOpened, () => true)
  .on(monthLeft, () => false);
/** Changes when a payment moves the balance. */
const $key = $cashAccount.map((account) => (account === null ? '' : [account.id, account.minor].join(' ')));
sample({
  clock: [monthOpened, $key],
  source: { account: $cashAccount, isOpen: $isOpen, now: $now, timeZone: $timeZone },
  filter: ({ account, isOpen }) => account !== null && isOpen,
  fn: ({ account, now, timeZone }) => ({
    account: account?.id ?? 0,
    from: Math.floor(monthStart(timeZone, now) / 1000),
  }),
  target: paidQuery.start,
});
