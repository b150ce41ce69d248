import { combine } from 'effector';

import { $activeAccount, $allAccounts } from './account';

/** The account that money is paid to and from: the one in use, and the main one instead of a bonus account. */
export const $cashAccount = combine($activeAccount, $allAccounts, (active, all) =>
  active !== null && active.kind !== 'bonus' ? active : (all.find(({ kind }) => kind === 'main') ?? null),
);
/** Limits count in the currency of the main account. */
export const $mainIso = $allAccounts.map((accounts) => accounts.find(({ kind }) => kind === 'main')?.iso ?? null);
