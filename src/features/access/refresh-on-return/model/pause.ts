import { createStore, sample } from 'effector';

import { hiddenPauseMs } from '@contracts/constants';

import { balanceRefreshRequested } from '@/entities/account';
import { betsRequested } from '@/entities/bet';
import { $isAuth } from '@/entities/session';
import { tabHidden, tabShown } from '@/shared/lib/device';

/** Since when nobody sees the tab, epoch ms by the device; null while somebody does. */
const $hiddenAt = createStore<number | null>(null).on(tabHidden, () => Date.now());

// What a resting timer missed is read at once.
sample({
  clock: tabShown,
  source: { hiddenAt: $hiddenAt, isAuth: $isAuth },
  filter: ({ hiddenAt, isAuth }) => isAuth && hiddenAt !== null && Date.now() - hiddenAt > hiddenPauseMs,
  fn: () => undefined,
  target: [balanceRefreshRequested, betsRequested],
});
sample({ clock: tabShown, fn: () => null, target: $hiddenAt });
