import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

/** The `Date` header has whole seconds and takes time to travel, so a smaller difference means nothing. */
const toleranceMs = 2000;
const tickMs = 1000;

/** Starts the ticking, once per scope. */
export const clockStarted = createEvent();
/** The time in a server's `Date` header, epoch ms. */
export const serverTimeSeen = createEvent<number>();
const ticked = createEvent<number>();

/** Milliseconds to add to the device's clock: a player's clock may be a day off. */
export const $serverOffset = createStore(0);

/** The server's time now, epoch ms. Moves once a second. */
export const $now = createStore(Date.now());

const readDeviceFx = createEffect((seen: number) => ({ seen, device: Date.now() }));
const tickFx = createEffect(() => {
  const tick = scopeBind(ticked, { safe: true });
  setInterval(() => {
    tick(Date.now());
  }, tickMs);
});

sample({ clock: clockStarted, target: tickFx });
sample({ clock: serverTimeSeen, target: readDeviceFx });
sample({
  clock: readDeviceFx.doneData,
  source: $serverOffset,
  filter: (offset, { seen, device }) => Math.abs(seen - device - offset) > toleranceMs,
  fn: (_, { seen, device }) => (Math.abs(seen - device) > toleranceMs ? seen - device : 0),
  target: $serverOffset,
});
sample({ clock: ticked, source: $serverOffset, fn: (offset, device) => device + offset, target: $now });
// A corrected clock shows at once, not a second later.
sample({ clock: $serverOffset, fn: (offset) => Date.now() + offset, target: $now });
