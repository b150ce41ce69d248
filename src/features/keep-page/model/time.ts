import { createStore, sample } from 'effector';

import { $heardAt, feedDoubted, messageReceived, staleMs } from '@/shared/feed';
import { $now, serverTimeSeen } from '@/shared/lib/clock';
import { appReady } from '@/shared/lib/lifecycle';

/** A frame may wait a little behind others; a device whose clock was set is off by more. */
const toleranceMs = 5000;

// The feed carries the server's time: a device whose clock is set while the page is open shows it again with the next frame.
sample({
  clock: $heardAt,
  source: $now,
  filter: (now, heardAt) => heardAt !== null && Math.abs(heardAt - now) > toleranceMs,
  fn: (_, heardAt) => heardAt ?? 0,
  target: serverTimeSeen,
});

/** By the device's clock, epoch ms. This file comes after the first prices: a device that sleeps before the next message has old ones too. */
const $lastMessageAt = createStore(Infinity).on([appReady, messageReceived], () => Date.now());

// A device that slept has run no timer. The first tick afterwards tells how old the prices are.
sample({
  clock: $now,
  source: $lastMessageAt,
  filter: (at) => Date.now() - at > staleMs,
  target: feedDoubted,
});
