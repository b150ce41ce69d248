import { createStore, sample } from 'effector';

import { hiddenPauseMs } from '@contracts/constants';

import { balanceRefreshRequested } from '@/entities/account';
import { betsRequested } from '@/entities/bet';
import { $isAuth, checkSessionRequested } from '@/entities/session';
import { pageRestored, tabHidden, tabShown } from '@/shared/lib/device';

/** Since when the tab has been hidden, epoch ms by the device. Null while it is visible. */
const $hiddenAt = createStore<number | null>(null).on(tabHidden, () => Date.now());

// The timers rested meanwhile, so read at once what they missed.
sample({
  clock: tabShown,
  source: { hiddenAt: $hiddenAt, isAuth: $isAuth },
  filter: ({ hiddenAt, isAuth }) => isAuth && hiddenAt !== null && Date.now() - hiddenAt > hiddenPauseMs,
  target: [balanceRefreshRequested, betsRequested],
});
sample({ clock: tabShown, fn: () => null, target: $hiddenAt });
// They may have paid or played on the page that they come back from, however short they were there.
sample({
  clock: pageRestored,
  source: $isAuth,
  filter: Boolean,
  target: [balanceRefreshRequested, betsRequested],
});
// Somebody may have logged in on the page that a visitor comes back from.
sample({
  clock: pageRestored,
  source: $isAuth,
  filter: (isAuth) => !isAuth,
  target: checkSessionRequested,
});
