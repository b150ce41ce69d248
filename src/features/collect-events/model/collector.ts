import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { type CollectorEvent } from '@contracts/analytics';
import { collectorSource } from '@contracts/constants';

import { createTimer } from '@/shared/lib/clock';
import { $isOnline } from '@/shared/lib/device';
import { isInMessenger } from '@/shared/lib/user-agent';

import { sendBatchFx } from '../api/send';
import { batchPauseMs, batchSize, queueMax, retryPauseMs } from '../config';
import type { Happened } from '../lib/event';
import { $collectorKey } from './consent';
import { forgetKeptFx, keepFx, readKeptFx } from './kept';

/** An event of the table happened. The collector drops it unless collecting is allowed. */
export const tracked = createEvent<Happened>();
/** Batches may go out from now on, some seconds after the start. Until then they wait. Spec: shell §9. */
export const collectorOpened = createEvent();
/** The page was hidden or closed: send what waits now, or keep it for the next page. */
const pageGone = createEvent();

/** The time of the event, and the kind of window. Spec: shell §9 "Collector source". */
const stampFx = createEffect((event: Happened): CollectorEvent => ({
  ...event,
  ts: Date.now(),
  source: isInMessenger() ? collectorSource.messenger : collectorSource.site,
}));

const $isOpen = createStore(false).on(collectorOpened, () => true);

const waiting = (...parts: (readonly CollectorEvent[])[]) => parts.flat().slice(-queueMax);
/** When visitors take back their consent, the page drops the unsent events. Reliability, Analytics. */
const $queue = createStore<readonly CollectorEvent[]>([])
  .on(stampFx.doneData, (queue, event) => waiting(queue, [event]))
  .on(readKeptFx.doneData, (queue, kept) => waiting(kept, queue))
  .on(sendBatchFx, (queue, { events }) => queue.slice(events.length))
  .on(sendBatchFx.done, (queue, { params, result }) => (result.isLost ? waiting(params.events, queue) : queue))
  .on($collectorKey, (queue, key) => (key === null ? [] : queue));

/** After a lost batch the collector rests for a while. */
const rest = createTimer();
const $isResting = createStore(false)
  .on(rest.started, () => true)
  .reset(rest.fired);
const $isSending = sendBatchFx.pending;

const $ready = combine(
  {
    key: $collectorKey,
    queue: $queue,
    isOpen: $isOpen,
    isOnline: $isOnline,
    isSending: $isSending,
    isResting: $isResting,
  },
  ({ key, queue, isOpen, isOnline, isSending, isResting }) =>
    key !== null && queue.length > 0 && isOpen && isOnline && !isSending && !isResting
      ? { key, events: queue.slice(0, batchSize) }
      : null,
);

sample({
  clock: tracked,
  source: $collectorKey,
  filter: (key) => key !== null,
  fn: (_, event) => event,
  target: stampFx,
});

// A full batch goes at once. A smaller one goes some seconds after its first event.
const pause = createTimer();
const batchWanted = createEvent();
const $isPausing = createStore(false)
  .on(pause.started, () => true)
  .reset(pause.fired);
sample({
  clock: $queue,
  source: $isPausing,
  filter: (isPausing, queue) => !isPausing && queue.length > 0,
  fn: () => batchPauseMs,
  target: pause.started,
});
sample({ clock: $queue, filter: (queue) => queue.length >= batchSize, target: batchWanted });
sample({
  clock: [pause.fired, collectorOpened, rest.fired, pageGone, $isOnline],
  target: batchWanted,
});
sample({
  clock: batchWanted,
  source: $ready,
  filter: (batch) => batch !== null,
  target: sendBatchFx,
});
sample({ clock: sendBatchFx.doneData, filter: ({ isLost }) => isLost, fn: () => retryPauseMs, target: rest.started });
// Goes on to send the rest of a long queue.
sample({
  clock: sendBatchFx.doneData,
  source: $queue,
  filter: (queue, { isLost }) => !isLost && queue.length >= batchSize,
  target: batchWanted,
});
sample({
  clock: sendBatchFx.doneData,
  source: $queue,
  filter: (queue, { isLost }) => !isLost && queue.length > 0 && queue.length < batchSize,
  fn: () => batchPauseMs,
  target: pause.started,
});

// Keeps nothing of visitors who said no.
sample({ clock: $collectorKey, filter: (key) => key === null, target: forgetKeptFx });
sample({
  clock: collectorOpened,
  source: $collectorKey,
  filter: (key) => key !== null,
  target: readKeptFx,
});
// Keeps what the last batch had no room for.
sample({
  clock: pageGone,
  source: { queue: $queue, key: $collectorKey, batch: $ready },
  filter: ({ queue, key }) => key !== null && queue.length > 0,
  fn: ({ queue, batch }) => queue.slice(batch?.events.length ?? 0),
  target: keepFx,
});

const watchFx = createEffect(() => {
  const leave = scopeBind(pageGone, { safe: true });
  addEventListener('pagehide', () => {
    leave();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
});
sample({ clock: collectorOpened, target: watchFx });
