import { combine } from 'effector';

import { $activeAccount, $allAccounts } from '@/entities/account';

/** The deposit goes to the account in use; a bonus account takes none, so then to the main one. Null: not known yet. */
export const $account = combine($activeAccount, $allAccounts, (active, all) =>
  active !== null && active.kind !== 'bonus' ? active : (all.find(({ kind }) => kind === 'main') ?? null),
);

/** Limits count in the currency of the main account. */
export const $mainIso = $allAccounts.map((accounts) => accounts.find(({ kind }) => kind === 'main')?.iso ?? null);
