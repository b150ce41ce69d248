import { createEffect, createEvent, createStore, sample, scopeBind, type EventCallable, type Event } from 'effector';

export type Timer = {
  /** Milliseconds from now. A running timer is set anew. */
  started: EventCallable<number>;
  stopped: EventCallable<void>;
  fired: Event<void>;
};

/** One alarm, set anew by each start. Its handle is a fact of the scope, so tests do not share it. */
export function createTimer(): Timer {
  const started = createEvent<number>();
  const stopped = createEvent();
  const fired = createEvent();
  const $handle = createStore<ReturnType<typeof setTimeout> | null>(null, { serialize: 'ignore' });

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
