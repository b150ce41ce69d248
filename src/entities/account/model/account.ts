import { createEvent, createStore, sample } from 'effector';

import { switchFx } from '../api/switch';
import type { Account, Balance } from '../lib/account';

export const balanceReceived = createEvent<Balance>();
/** By account id. */
export const accountSwitchRequested = createEvent<number>();
/** The player signed out: drop everything of theirs. */
export const accountsForgotten = createEvent();

/** The player's own setting (`user_hide_balance`). */
export const balanceHiddenChanged = createEvent<boolean>();

const isOlder = (next: Balance, now: Balance | null): boolean =>
  next.version !== undefined && now?.version !== undefined && next.version < now.version;

/** Null for a visitor, and until the balance is known. An answer older than a push changes nothing. */
export const $balance = createStore<Balance | null>(null)
  .on(balanceReceived, (now, next) => (isOlder(next, now) ? now : next))
  .reset(accountsForgotten);

const none: Account[] = [];
/** Main, currency and bonus accounts. */
export const $allAccounts = $balance.map((balance) => balance?.allAccounts ?? none);
export const $activeAccount = $balance.map(
  (balance) => balance?.allAccounts.find(({ id }) => id === balance.activeAccountId) ?? null,
);
export const $isAccountFrozen = $balance.map((balance) => balance?.isAccountFrozen ?? false);

/** The player hides their sums, so the page shows dots. */
export const $isBalanceHidden = createStore(false)
  .on(balanceHiddenChanged, (_, isHidden) => isHidden)
  .reset(accountsForgotten);

export const $isSwitching = switchFx.pending;

// A second press while the first is under way changes nothing.
sample({
  clock: accountSwitchRequested,
  source: $isSwitching,
  filter: (isSwitching) => !isSwitching,
  fn: (_, id) => id,
  target: switchFx,
});
sample({ clock: switchFx.doneData, target: balanceReceived });
