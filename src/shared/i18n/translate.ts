import { combine, createStore } from 'effector';
import { useUnit } from 'effector-react';

import { $locale } from '@/shared/lib/language';

import { $texts } from './dictionaries';
import { createEngine, type EngineInput, type TextEngine, type TextValues } from './engine';
import type { TextKey } from './keys';
import { loadLibraryFx } from './library';

export type { TextValues } from './engine';
export type Translate = (key: TextKey, values?: TextValues) => string;

/** The function sits in an object, because a store would call a bare function. */
const $maker = createStore<{ create: (input: EngineInput) => TextEngine }>({ create: createEngine }).on(
  loadLibraryFx.doneData,
  (_, maker) => maker,
);

const $engine = combine($maker, $texts, $locale, ({ create }, { texts, fallback }, locale) => ({
  find: create({ locale, texts, fallback }),
}));

/** The text of a key that is known only at run time (a server's error code). Null when there is none. */
export const $textOf = $engine.map(
  ({ find }) =>
    (key: string, values?: TextValues): string | null =>
      find(key, values),
);

/** Shows in the place of a text that is still on its way. */
export const awaited = '…';

/**
 * The texts of the page. A text that has not come in any language shows as awaited, and never as its key. Row LANG-17.
 */
export const $t = $engine.map(
  ({ find }): Translate =>
    (key, values) =>
      find(key, values) ?? awaited,
);

export const useT = (): Translate => useUnit($t);
