import { combine, createEvent, createStore, sample } from 'effector';
import { not } from 'patronum';

import { hiddenPauseMs } from '@contracts/constants';

import { createTimer } from '@/shared/lib/clock';
import {
  $isTabHidden,
  documentLeft,
  networkFound,
  networkLost,
  pageRestored,
  tabHidden,
  tabShown,
} from '@/shared/lib/device';

import { pollMs, silentReconnectMs, staleMs } from './config';
import { connectionGivenUp, connectionLost, connectRequested, failuresForgotten, openConnectionFx } from './connection';
import { $keptAt, $sync, framesReceived, messageReceived, pollTicked, slept, woke } from './sync';
import { feedStarted } from './topics';

/**
 * `connecting`: no message yet. `stale`: no message for 10 s. `offline`: the browser says that there is no network. A
 * player may take `live` prices only. Spec: ODDS-14.
 */
export type FeedState = 'connecting' | 'live' | 'stale' | 'offline';

// Each message starts both alarms anew.
const staleness = createTimer();
sample({ clock: [feedStarted, messageReceived, woke, pageRestored], fn: () => staleMs, target: staleness.started });
const silence = createTimer();
sample({ clock: [openConnectionFx.done, messageReceived], fn: () => silentReconnectMs, target: silence.started });

/** Something else than the alarm found the prices too old. */
export const feedDoubted = createEvent();

export const $feedState = createStore<FeedState>('connecting')
  .on(framesReceived, (state, frames) => (frames.length > 0 ? 'live' : state))
  .on([staleness.fired, feedDoubted], (state) => (state === 'offline' ? state : 'stale'))
  .on(networkLost, () => 'offline')
  .on(networkFound, (state) => (state === 'offline' ? 'connecting' : state))
  .on([slept, documentLeft], (state) => (state === 'live' ? 'connecting' : state));

/** Server time of the last message, epoch ms. */
export const $heardAt = createStore<number | null>(null).on(framesReceived, (known, frames) =>
  frames.reduce((at, frame) => ('ts' in frame ? frame.ts : at), known),
);

/** A player can take prices: none of them is of an earlier visit. */
export const $isFeedLive = combine($feedState, $keptAt, (state, keptAt) => state === 'live' && keptAt === null);
/**
 * Since when the prices are locked, if they are: `at` is the server's time of the last ones; null when none ever
 * arrived.
 */
export const $lost = combine($feedState, $keptAt, $heardAt, (state, keptAt, heardAt) =>
  keptAt !== null || state === 'stale' || state === 'offline'
    ? { at: keptAt ?? heardAt, isKept: keptAt !== null }
    : null,
);

sample({ clock: silence.fired, target: connectionGivenUp });
sample({ clock: networkFound, target: [failuresForgotten, connectRequested] });

// Without a connection the feed reads what is on screen again after some seconds, ten at most, because a server without streams may
// still answer calls. Pages that lost the connection at once do not reconnect at once.
const $isPolling = createStore(false)
  .on(connectionLost, () => true)
  .on(framesReceived, () => false);
const poll = createTimer();
sample({ clock: poll.fired, filter: $isPolling, target: pollTicked });
sample({
  clock: [$isPolling.updates, poll.fired],
  filter: $isPolling,
  fn: () => pollMs - (Math.random() * pollMs) / 2,
  target: poll.started,
});
sample({ clock: $isPolling.updates, filter: not($isPolling), target: poll.stopped });

const rest = createTimer();
sample({ clock: [tabHidden, tabShown], fn: () => hiddenPauseMs, target: rest.started });
sample({ clock: rest.fired, filter: $isTabHidden, target: slept });
sample({
  clock: tabShown,
  source: $sync,
  filter: ({ isAsleep }) => isAsleep,
  target: woke,
});
