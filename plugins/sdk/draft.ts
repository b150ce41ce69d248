/** Beside the SDK: what a player types, as units of a model. */
import { createEvent, createStore, type Unit } from 'effector';

import { forgotten } from './model.tsx';

/** Fields of a form. They go with the player, the app, and when one of `over` happens. */
export function createDraft<Fields extends object>(empty: Fields, over: readonly Unit<unknown>[]) {
  const edited = createEvent<Partial<Fields>>();
  const $fields = createStore(empty)
    .on(edited, (fields, part) => ({ ...fields, ...part }))
    .reset([...over, forgotten]);
  return { $fields, edited };
}
