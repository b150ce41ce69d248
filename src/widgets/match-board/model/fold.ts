import { createEvent, createStore } from 'effector';

/** Folds the matches of a competition (by id) away, or shows them again. */
export const champFolded = createEvent<number>();

export const $foldedChamps = createStore<ReadonlySet<number>>(new Set()).on(champFolded, (folded, id) => {
  const next = new Set(folded);
  if (!next.delete(id)) next.add(id);
  return next;
});
