import { createEffect, createEvent, createStore, type Event, type EventCallable, sample, scopeBind } from 'effector';

import { farTimeout } from '@contracts/far-timer';

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
  /** Takes the alarm back. In an array: a store calls a function that it is given. */
  const $cancel = createStore<[() => void] | null>(null);

  const setFx = createEffect(({ ms, previous }: { ms: number; previous: [() => void] | null }) => {
    previous?.[0]();
    const fire = scopeBind(fired, { safe: true });
    return [farTimeout(() => fire(), ms)] as [() => void];
  });
  const clearFx = createEffect((cancel: [() => void] | null) => cancel?.[0]());

  sample({ clock: started, source: $cancel, fn: (previous, ms) => ({ ms, previous }), target: setFx });
  sample({ clock: setFx.doneData, target: $cancel });
  sample({ clock: stopped, source: $cancel, target: clearFx });
  $cancel.reset(clearFx.done, fired);

  return { started, stopped, fired };
}
