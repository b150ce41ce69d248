import { combine, createEvent, createStore, sample } from 'effector';

import type { Alphabet } from '@contracts/alphabet';

import { $language, $locale } from '@/shared/i18n';
import { $path } from '@/shared/routing';

import { alphabetQuery } from '../api/alphabet';
import { lettersOf, placeOf, searched, termsAt } from '../lib/find';

/** The page opened, its language changed, or somebody tries again. */
export const alphabetWanted = createEvent();
export const wordsTyped = createEvent<string>();
/** Null: all letters. */
export const letterChosen = createEvent<string | null>();

const $received = createStore<(Alphabet & { of: string }) | null>(null).on(
  alphabetQuery.finished.success,
  (_, { result }) => result,
);
export const $hasFailed = createStore(false)
  .on(alphabetQuery.finished.failure, () => true)
  .reset(alphabetQuery.start);
export const $words = createStore('').on(wordsTyped, (_, words) => words);
export const $letter = createStore<string | null>(null)
  .on(letterChosen, (_, letter) => letter)
  .reset($path, $language);

/** Null while it is on its way. */
export const $alphabet = combine($received, $language, (received, language) =>
  received?.of === language ? received : null,
);
const $place = $path.map(placeOf);
/** The words of the address; null when it names none that are there. */
const $terms = combine($alphabet, $place, (alphabet, place) => (alphabet === null ? [] : termsAt(alphabet, place)));
export const $isMissing = $terms.map((terms) => terms === null);
export const $letters = combine($terms, $locale, (terms, locale) => lettersOf(terms ?? [], locale));
export const $shown = combine($terms, $words, $letter, $locale, (terms, words, letter, locale) =>
  searched(terms ?? [], words, letter, locale),
);

sample({ clock: alphabetWanted, source: $language, target: alphabetQuery.start });
