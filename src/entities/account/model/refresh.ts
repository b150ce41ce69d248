import { createEffect, createEvent, createStore, sample } from 'effector';

import { Balance } from '@contracts/account';
import { balanceRetry } from '@contracts/constants';

import { userValuesOf } from '@/shared/feed';
import { createTimer } from '@/shared/lib/clock';
import { logFx } from '@/shared/lib/logger';

import { balanceCancelled, balanceQuery } from '../api/balance';
import { loadConverter, toBalance } from '../lib/account';
import { accountsForgotten, balanceReceived } from './account';

/** Something may have moved money, or a minute has passed. */
export const balanceRefreshRequested = createEvent();

const timer = createTimer();

/** How many repeats the refresh under way has left. */
const $repeats = createStore(0)
  .on(balanceRefreshRequested, () => balanceRetry.times)
  .on(timer.fired, (left) => left - 1)
  .reset(accountsForgotten);

sample({ clock: balanceRefreshRequested, target: balanceQuery.start });
sample({ clock: timer.fired, target: balanceQuery.start });
// The converter loads while the balance is on its way.
sample({ clock: balanceRefreshRequested, target: createEffect(loadConverter) });
sample({ clock: balanceQuery.finished.success, fn: ({ result }) => result, target: balanceReceived });

sample({
  clock: balanceQuery.finished.success,
  source: $repeats,
  filter: (left, { result }) => left > 0 && !result.allAccounts.some(({ id }) => id === result.activeAccountId),
  fn: () => balanceRetry.delayMs,
  target: timer.started,
});
// A failure brings no account either, so ask again.
sample({
  clock: balanceQuery.finished.failure,
  source: $repeats,
  filter: (left) => left > 0,
  fn: () => balanceRetry.delayMs,
  target: timer.started,
});
sample({
  clock: [
    balanceReceived.filter({
      fn: ({ activeAccountId, allAccounts }) => allAccounts.some(({ id }) => id === activeAccountId),
    }),
    accountsForgotten,
  ],
  target: timer.stopped,
});

/** How often a player has signed out. A balance that was still being read then must not show to the next player. */
const $leaves = createStore(0).on(accountsForgotten, (count) => count + 1);
sample({ clock: accountsForgotten, target: balanceCancelled });

// The server pushes a balance whenever it changes, whichever tab changed it.
const convertFx = createEffect(({ pushed }: { pushed: Balance; leaves: number }) => toBalance(pushed));
sample({
  clock: userValuesOf('balance', Balance),
  source: $leaves,
  fn: (leaves, pushed) => ({ pushed, leaves }),
  target: convertFx,
});
sample({
  clock: convertFx.done,
  source: $leaves,
  filter: (leaves, { params }) => params.leaves === leaves,
  fn: (_, { result }) => result,
  target: balanceReceived,
});
sample({
  clock: convertFx.failData,
  fn: (details) => ({ level: 'error' as const, text: 'A pushed balance could not be read', details }),
  target: logFx,
});
