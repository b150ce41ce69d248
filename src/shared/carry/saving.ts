import { createEvent, createStore, sample, type Store, type Unit } from 'effector';

type Call = { pending: Store<boolean>; done: Unit<unknown>; finally: Unit<unknown> };

/**
 * Saves a player's choices, all of them in each call, one call at a time: choices made during a call are sent with the
 * next one. `sent` asks for a call; `$isUnsaved` holds while the backend lacks a choice. After a failed call it is sent
 * with the next.
 */
export function createSaving(chosen: Unit<unknown>, { pending, done, finally: ended }: Call) {
  const sent = createEvent();
  const again = createEvent();
  const $isOld = createStore(false).reset(sent);
  const $isUnsaved = createStore(false)
    .reset(done)
    .on([chosen, again], () => true);
  sample({ clock: chosen, source: pending, filter: Boolean, fn: () => true, target: $isOld });
  sample({ clock: ended, source: $isOld, filter: Boolean, target: again });
  sample({ clock: chosen, source: pending, filter: (isPending) => !isPending, target: sent });
  sample({ clock: again, target: sent });
  return { sent, $isUnsaved };
}
