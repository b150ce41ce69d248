import { createEvent, createStore, sample, type Store, type Unit } from 'effector';

type Call = { pending: Store<boolean>; done: Unit<unknown>; finally: Unit<unknown> };

/**
 * Saves what a player chooses, all of it in each call, one call at a time: what they choose while one is under way goes
 * with one more. `sent` asks for a call; `$isUnsaved` holds while the backend lacks a choice. After a failed call it
 * goes with the next.
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
