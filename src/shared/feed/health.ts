import { createEffect, createEvent, createStore, merge, sample, scopeBind } from 'effector';
import { debounce, interval } from 'patronum';

import { HIDDEN_SLEEP_MS, POLL_MS, SILENT_RECONNECT_MS, STALE_MS } from './config';
import { connectRequested, connectionGivenUp, connectionLost, openConnectionFx } from './connection';
import { $sync, framesReceived, messageReceived, pollTicked, slept, woke } from './sync';
import { feedStarted } from './topics';

/**
 * `connecting`: nothing heard yet. `stale`: nothing heard for 10 s. `offline`: the browser says that there is no network. Only `live`
 * prices may be taken. Spec: ODDS-14.
 */
export type FeedState = 'connecting' | 'live' | 'stale' | 'offline';

export const tabHidden = createEvent();
export const tabShown = createEvent();
export const networkLost = createEvent();
export const networkFound = createEvent();

/** The browser's own signs, heard once a scope. */
const listenFx = createEffect(() => {
  if (typeof document === 'undefined') return;
  const hidden = scopeBind(tabHidden);
  const shown = scopeBind(tabShown);
  const lost = scopeBind(networkLost);
  const found = scopeBind(networkFound);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hidden();
    else shown();
  });
  window.addEventListener('offline', () => lost());
  window.addEventListener('online', () => found());
  if (document.hidden) hidden();
});
const $isListening = createStore(false, { serialize: 'ignore' }).on(listenFx, () => true);

sample({ clock: feedStarted, source: $isListening, filter: (isListening) => !isListening, target: listenFx });

const grewStale = debounce({ source: merge([feedStarted, messageReceived, woke]), timeout: STALE_MS });
const fellSilent = debounce({
  source: merge([openConnectionFx.done, messageReceived]),
  timeout: SILENT_RECONNECT_MS,
});

export const $feedState = createStore<FeedState>('connecting', { serialize: 'ignore' })
  .on(framesReceived, (state, frames) => (frames.length > 0 ? 'live' : state))
  .on(grewStale, (state) => (state === 'offline' ? state : 'stale'))
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

sample({ clock: fellSilent, target: connectionGivenUp });
sample({ clock: networkFound, target: connectRequested });

// Without a connection what is on screen is read again every ten seconds: the server may answer calls, but not streams.
const poll = interval({ timeout: POLL_MS, start: connectionLost, stop: framesReceived });
sample({ clock: poll.tick, target: pollTicked });

const $isHidden = createStore(false, { serialize: 'ignore' })
  .on(tabHidden, () => true)
  .on(tabShown, () => false);
const hiddenLong = debounce({ source: merge([tabHidden, tabShown]), timeout: HIDDEN_SLEEP_MS });
sample({ clock: hiddenLong, source: $isHidden, filter: Boolean, target: slept });
sample({
  clock: tabShown,
  source: $sync,
  filter: ({ isAsleep }) => isAsleep,
  target: woke,
});
