import { combine, createEvent, createStore, sample } from 'effector';

import type { Wallet } from '@contracts/wallets';

import { $allAccounts, balanceRefreshRequested } from '@/entities/account';
import { $userId } from '@/entities/session';

import { removeMutation, walletsQuery } from '../api/wallets';
import { toHeld } from '../lib/wallet';
import { walletsOpened } from './opened';

export const removePressed = createEvent<number>();

const none: readonly Wallet[] = [];
const $wallets = createStore(none)
  .on(walletsQuery.finished.success, (_, { result }) => result)
  .reset($userId);
/** What is on its way, by account. Empty until it comes. */
export const $held = combine($wallets, $allAccounts, (wallets, accounts) =>
  toHeld(wallets, (id) => accounts.find((account) => account.id === id)?.iso),
);
export const $hasFailed = createStore(false)
  .on(walletsQuery.finished.failure, () => true)
  .reset(walletsQuery.start, walletsQuery.finished.success);
/** The account that is being removed, null when none is. */
export const $removing = createStore<number | null>(null)
  .on(removePressed, (_, id) => id)
  .reset(removeMutation.finished.finally, $userId);

// Each movement changes a balance, and with it what is on its way.
const $isOpen = createStore(false).on(walletsOpened, () => true);
sample({
  clock: [walletsOpened, $allAccounts.updates],
  source: $isOpen,
  filter: Boolean,
  fn: () => ({}),
  target: walletsQuery.start,
});
sample({ clock: removePressed, fn: (id) => ({ id }), target: removeMutation.start });
sample({ clock: removeMutation.finished.success, target: balanceRefreshRequested });
