import { createEffect, createStore, sample } from 'effector';

import { createPart, loaded } from '@/shared/late-code';
import { $isOnline } from '@/shared/lib/device';

import type { EngineInput, TextEngine } from './engine';

const libraryPart = createPart({ name: 'library of texts', load: () => import('./library-engine') });

/** Fetches i18next once a dictionary needs what only i18next can do. It has the same interface as our own engine. */
export const loadLibraryFx = createEffect(async () => {
  const { createLibraryEngine } = await loaded(libraryPart);
  return { create: (input: EngineInput): TextEngine => createLibraryEngine(input) };
});

const $isMissed = createStore(false)
  .on(loadLibraryFx.fail, () => true)
  .reset(loadLibraryFx);
sample({
  clock: $isOnline,
  source: $isMissed,
  filter: (isMissed, isOnline) => isMissed && isOnline,
  target: loadLibraryFx,
});
