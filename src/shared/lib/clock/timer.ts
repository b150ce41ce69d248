import { createEffect, createEvent, createStore, type Event, type EventCallable, sample, scopeBind } from 'effector';

export type Timer = {
  /** Milliseconds from now. Sets a running timer again. */
  started: EventCallable<number>;
  stopped: EventCallable<void>;
  fired: Event<void>;
};

/** One alarm; each start sets it again. The scope holds its handle, so tests do not share it. */
export function createTimer(): Timer {
  const started = createEvent<number>();
  const stopped = createEvent();
  const fired = createEvent();
  const $handle = createStore<ReturnType<typeof setTimeout> | null>(null);

  const setFx = createEffect(({ ms, previous }: { ms: number; previous: ReturnType<typeof setTimeout> | null }) => {
    if (previous !== null) clearTimeout(previous);
    const fire = scopeBind(fired, { safe: true });
    return setTimeout(() => {
      fire();
    }, ms);
  });
  const clearFx = createEffect((handle: ReturnType<typeof setTimeout> | null) => {
    if (handle !== null) clearTimeout(handle);
  });

  sample({ clock: started, source: $handle, fn: (previous, ms) => ({ ms, previous }), target: setFx });
  sample({ clock: setFx.doneData, target: $handle });
  sample({ clock: stopped, source: $handle, target: clearFx });
  $handle.reset(clearFx.done, fired);

  return { started, stopped, fired };
}
