import { combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';

import { $language } from '@/shared/i18n';

import { searchQuery } from '../api/search';
import { type Found, groupsOf, stepFrom } from '../lib/answers';
import { $words, dialogShown, searchClosed, wordsTyped } from './open';

/** Fewer letters would find everything. */
const fewestLetters = 2;
const pauseMs = 200;
/** The server reads no more. */
const mostLetters = 100;

/** What the dialog shows. `hint`: too few letters. `busy`: the question is out, or about to go. */
export type SearchState = { kind: 'hint' } | { kind: 'busy' } | { kind: 'failed' } | ({ kind: 'found' } & Found);

type Answered = { words: string; found: Found | null };

export const searchRetried = createEvent();
/** The player goes to the next line of the results, or to the one before. */
export const lineStepped = createEvent<1 | -1>();

const $asked = $words.map((words) => Array.from(words.trim()).slice(0, mostLetters).join('').trim());
const $canAsk = $asked.map((words) => words.length >= fewestLetters);

/** The last answer to the words that are in the field. `found` null: there was no answer. */
const $answer = createStore<Answered | null>(null).reset(searchClosed, searchRetried);

sample({
  clock: [
    searchQuery.finished.success.map(({ params, result }): Answered => ({ words: params.words, found: result })),
    searchQuery.finished.failure.map(({ params }): Answered => ({ words: params.words, found: null })),
  ],
  source: $asked,
  filter: (asked, { words }) => asked === words,
  fn: (_, answer) => answer,
  target: $answer,
});

export const $search = combine($asked, $canAsk, $answer, (words, canAsk, answer): SearchState => {
  if (!canAsk) return { kind: 'hint' };
  if (answer?.words !== words) return { kind: 'busy' };
  return answer.found ? { kind: 'found', ...answer.found } : { kind: 'failed' };
});

export const $groups = $search.map((search) => (search.kind === 'found' ? groupsOf(search) : []));
export const $answers = $groups.map((groups) => groups.flatMap(({ answers }) => answers));

/** Where the player went with the keys. Null: they have not. */
const $went = createStore<string | null>(null).reset(wordsTyped, searchClosed, $answer);
sample({
  clock: lineStepped,
  source: { answers: $answers, went: $went },
  filter: ({ answers }) => answers.length > 0,
  fn: ({ answers, went }, step) => stepFrom(answers, went ?? answers[0]?.id ?? null, step),
  target: $went,
});
/** The line that Enter takes: the first, until the player goes to another. */
export const $active = combine(
  $answers,
  $went,
  (answers, went) => answers.find(({ id }) => id === went) ?? answers[0] ?? null,
);

const typingPaused = debounce({ source: $asked, timeout: pauseMs });

sample({
  clock: [typingPaused, searchRetried, dialogShown],
  source: { words: $asked, language: $language },
  filter: $canAsk,
  target: searchQuery.start,
});
