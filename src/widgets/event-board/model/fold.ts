import { createEvent, createStore } from 'effector';

/** By competition id: folds its games away, or shows them again. */
export const champFolded = createEvent<number>();

export const $foldedChamps = createStore<ReadonlySet<number>>(new Set()).on(champFolded, (folded, id) => {
  const next = new Set(folded);
  if (!next.delete(id)) next.add(id);
  return next;
});
