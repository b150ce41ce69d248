import { combine, createStore, sample } from 'effector';

import { $allAccounts, $cashAccount } from '@/entities/account';
import { playerPushed } from '@/entities/player';
import { $userId } from '@/entities/session';

import { bankAccountMutation, cryptoAddressMutation, termsQuery } from '../api/withdrawals';
import { withdrawing } from '../api/withdrawing';
import type { Terms } from '../lib/withdrawal';
import { withdrawOpened } from './opened';
import { withdrawalMoved } from './withdrawals';

/** Null until they come. */
export const $terms = createStore<Terms | null>(null)
  .on(termsQuery.finished.success, (_, { result }) => result)
  .reset($userId);
export const $hasFailed = createStore(false)
  .on(termsQuery.finished.failure, () => true)
  .reset(withdrawOpened, $userId);

/** Money that is beside and cannot leave. */
export const $bonuses = $allAccounts.map((accounts) =>
  accounts.filter(({ kind, minor }) => kind === 'bonus' && minor > 0),
);

const $isOpen = createStore(false).on(withdrawOpened, () => true);
const $asked = combine({ account: $cashAccount, isOpen: $isOpen });

sample({
  clock: [
    withdrawOpened,
    $cashAccount.map((account) => account && `${String(account.id)} ${String(account.minor)}`),
    playerPushed,
    bankAccountMutation.finished.success,
    cryptoAddressMutation.finished.success,
    withdrawalMoved,
    withdrawing.answered,
  ],
  source: $asked,
  filter: ({ account, isOpen }) => account !== null && isOpen,
  fn: ({ account }) => ({ accountId: account?.id ?? 0 }),
  target: termsQuery.start,
});
