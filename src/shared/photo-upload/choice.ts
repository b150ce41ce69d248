import { createEffect, createEvent, createStore, sample, type Unit } from 'effector';

import { type FileProblem, problemOf } from './file';

/** A photo that a player chooses, and why one may not be sent. `forgotten`: it has gone, or somebody else is here. */
export function createPhotoChoice({ forgotten }: { forgotten: Unit<unknown>[] }) {
  /** Null: none after all. */
  const chosen = createEvent<File | null>();
  const lookFx = createEffect(async (file: File) => ({ file, problem: await problemOf(file) }));

  const $file = createStore<File | null>(null)
    .on(lookFx.doneData, (_, { file, problem }) => (problem === null ? file : null))
    .on(chosen, () => null)
    .reset(forgotten);
  const $refused = createStore<{ name: string; size: number; problem: FileProblem } | null>(null)
    .on(lookFx.doneData, (_, { file, problem }) => problem && { name: file.name, size: file.size, problem })
    .reset(chosen, ...forgotten);

  sample({ clock: chosen, filter: (file) => file !== null, target: lookFx });
  return { chosen, $file, $refused };
}
