import { createStore, sample } from 'effector';

import { $cashAccount } from '@/entities/account';
import { $userId } from '@/entities/session';

import { debtQuery } from '../api/deposits';
import { depositOpened } from './opened';
import { paymentChanged } from './payment';

type Sum = { minor: number; iso: string };
/** What the player owes for deposits that went back. `here`: all of it, minor units of `iso`, the account's. Row PAY-44. */
export const $debt = createStore<{ owed: readonly Sum[]; iso: string; here: number }>({ owed: [], iso: '', here: 0 })
  .on(debtQuery.finished.success, (_, { result }) => result)
  .reset($userId);

const $isOpen = createStore(false).on(depositOpened, () => true);
const $accountId = $cashAccount.map((account) => account?.id ?? null);
sample({
  clock: [depositOpened, $accountId, paymentChanged],
  source: { accountId: $accountId, isOpen: $isOpen },
  filter: ({ accountId, isOpen }) => accountId !== null && isOpen,
  fn: ({ accountId }) => ({ accountId: accountId ?? 0 }),
  target: debtQuery.start,
});
