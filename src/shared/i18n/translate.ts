import { combine, createStore } from 'effector';
import { useUnit } from 'effector-react';

import { $locale } from '@/shared/lib/language';

import { $texts } from './dictionaries';
import { createEngine, type EngineInput, type TextEngine, type TextValues } from './engine';
import type { TextKey } from './keys';
import { loadLibraryFx } from './library';

export type { TextValues } from './engine';
export type Translate = (key: TextKey, values?: TextValues) => string;

/** Held as an object: a store that is given a bare function calls it. */
const $maker = createStore<{ create: (input: EngineInput) => TextEngine }>(
  { create: createEngine },
  { serialize: 'ignore' },
).on(loadLibraryFx.doneData, (_, maker) => maker);

const $engine = combine($maker, $texts, $locale, ({ create }, { texts, fallback }, locale) => ({
  find: create({ locale, texts, fallback }),
}));

/** Text of a key that is known only at run time (a server's error code); null when there is none. */
export const $textOf = $engine.map(
  ({ find }) =>
    (key: string, values?: TextValues): string | null =>
      find(key, values),
);

/** In the place of a text that is still on its way. */
export const awaited = '…';

/** The texts of the page. A text that has come in no language is awaited, and says so: never its key. Row LANG-17. */
export const $t = $engine.map(
  ({ find }): Translate =>
    (key, values) =>
      find(key, values) ?? awaited,
);

export const useT = (): Translate => useUnit($t);
