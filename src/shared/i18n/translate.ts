import { combine } from 'effector';
import { useUnit } from 'effector-react';

import { $language, $locale } from '@/shared/lib/language';

import { $i18n, $revision } from './dictionaries';
import { awaited, readerOf, type TextValues } from './instance';
import type { TextKey } from './keys';

export type Translate = (key: TextKey, values?: TextValues) => string;

/** A new reader whenever texts or the language change: the page draws its texts again. */
const $reader = combine($i18n, $language, $locale, $revision, (texts, language, locale) =>
  readerOf(texts, language, locale),
);

/** The text of a key that is known only at run time (a server's error code). Null when there is none. */
export const $textOf = $reader.map(({ find }) => (key: string, values?: TextValues): string | null => {
  const text = find(key, values);
  return text === awaited ? null : text;
});

/**
 * The texts of the page. A text that has not loaded in any language shows as a placeholder, and never as its key. Row
 * LANG-17.
 */
export const $t = $reader.map(({ find }): Translate => find);

export const useT = (): Translate => useUnit($t);
