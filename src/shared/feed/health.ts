import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { hiddenPauseMs } from '@contracts/constants';

import { createTimer } from '@/shared/lib/clock';
import { $isTabHidden, tabHidden, tabShown } from '@/shared/lib/device';

import { POLL_MS, SILENT_RECONNECT_MS, STALE_MS } from './config';
import { connectRequested, connectionGivenUp, connectionLost, failuresForgotten, openConnectionFx } from './connection';
import { $sync, framesReceived, messageReceived, pollTicked, slept, woke } from './sync';
import { feedStarted } from './topics';

/**
 * `connecting`: nothing heard yet. `stale`: nothing heard for 10 s. `offline`: the browser says that there is no network. Only `live`
 * prices may be taken. Spec: ODDS-14.
 */
export type FeedState = 'connecting' | 'live' | 'stale' | 'offline';

export const networkLost = createEvent();
export const networkFound = createEvent();

/** The browser's own signs, heard once a scope. */
const listenFx = createEffect(() => {
  if (typeof window === 'undefined') return;
  const lost = scopeBind(networkLost);
  const found = scopeBind(networkFound);
  window.addEventListener('offline', () => lost());
  window.addEventListener('online', () => found());
});
const $isListening = createStore(false, { serialize: 'ignore' }).on(listenFx, () => true);

sample({ clock: feedStarted, source: $isListening, filter: (isListening) => !isListening, target: listenFx });

// Each message sets both alarms anew.
const staleness = createTimer();
sample({ clock: [feedStarted, messageReceived, woke], fn: () => STALE_MS, target: staleness.started });
const silence = createTimer();
sample({ clock: [openConnectionFx.done, messageReceived], fn: () => SILENT_RECONNECT_MS, target: silence.started });

export const $feedState = createStore<FeedState>('connecting', { serialize: 'ignore' })
  .on(framesReceived, (state, frames) => (frames.length > 0 ? 'live' : state))
  .on(staleness.fired, (state) => (state === 'offline' ? state : 'stale'))
  .on(networkLost, () => 'offline')
  .on(networkFound, (state) => (state === 'offline' ? 'connecting' : state))
  .on(slept, (state) => (state === 'live' ? 'connecting' : state));

const $heardAt = createStore<number | null>(null, { serialize: 'ignore' }).on(framesReceived, (known, frames) =>
  frames.reduce((at, frame) => ('ts' in frame ? frame.ts : at), known),
);

/** Moment of the server at which a lost feed was last heard, epoch ms; null while it was never lost or never heard. */
export const $lastHeard = createStore<number | null>(null, { serialize: 'ignore' });
sample({
  clock: $feedState,
  source: $heardAt,
  filter: (_, state) => state === 'stale' || state === 'offline',
  target: $lastHeard,
});

/** Prices can be taken. */
export const $isFeedLive = $feedState.map((state) => state === 'live');

sample({ clock: silence.fired, target: connectionGivenUp });
sample({ clock: networkFound, target: [failuresForgotten, connectRequested] });

// Without a connection what is on screen is read again every ten seconds: the server may answer calls, but not streams.
const $isPolling = createStore(false, { serialize: 'ignore' })
  .on(connectionLost, () => true)
  .on(framesReceived, () => false);
const poll = createTimer();
sample({ clock: poll.fired, source: $isPolling, filter: Boolean, fn: () => undefined, target: pollTicked });
sample({
  clock: [$isPolling.updates, poll.fired],
  source: $isPolling,
  filter: Boolean,
  fn: () => POLL_MS,
  target: poll.started,
});
sample({ clock: $isPolling.updates, filter: (isPolling) => !isPolling, fn: () => undefined, target: poll.stopped });

const rest = createTimer();
sample({ clock: [tabHidden, tabShown], fn: () => hiddenPauseMs, target: rest.started });
sample({ clock: rest.fired, source: $isTabHidden, filter: Boolean, fn: () => undefined, target: slept });
sample({
  clock: tabShown,
  source: $sync,
  filter: ({ isAsleep }) => isAsleep,
  target: woke,
});
