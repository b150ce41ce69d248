import { createEffect } from 'effector';

import type { EngineInput, TextEngine } from './engine';

/** i18next behind the same face, fetched once a dictionary needs what only it can do. */
export const loadLibraryFx = createEffect(async () => {
  const { createLibraryEngine } = await import('./library-engine');
  return { create: (input: EngineInput): TextEngine => createLibraryEngine(input) };
});
