import { combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';

import type { Champ, Game } from '@contracts/feed';

import { $language } from '@/shared/i18n';

import { searchQuery } from '../api/search';
import { $words, dialogShown, searchClosed } from './open';

/** Fewer letters find everything, that is nothing. */
const FEWEST_LETTERS = 2;
const PAUSE_MS = 200;

/** What the dialog shows. `hint`: too few letters; `busy`: asked, or about to be. */
export type SearchState =
  | { kind: 'hint' }
  | { kind: 'busy' }
  | { kind: 'failed' }
  | { kind: 'found'; games: readonly Game[]; champs: readonly Champ[] };

type Answer = { words: string; found: { games: readonly Game[]; champs: readonly Champ[] } | null };

export const searchRetried = createEvent();

const $asked = $words.map((words) => words.trim());
const $canAsk = $asked.map((words) => words.length >= FEWEST_LETTERS);

/** The last answer, with the words it is for; `found` null: there was none. */
const $answer = createStore<Answer | null>(null)
  .on(searchQuery.finished.success, (_, { params, result }) => ({ words: params.words, found: result }))
  .on(searchQuery.finished.failure, (_, { params }) => ({ words: params.words, found: null }))
  .reset(searchClosed, searchRetried);

export const $search = combine($asked, $canAsk, $answer, (words, canAsk, answer): SearchState => {
  if (!canAsk) return { kind: 'hint' };
  if (answer?.words !== words) return { kind: 'busy' };
  return answer.found ? { kind: 'found', ...answer.found } : { kind: 'failed' };
});

const typingPaused = debounce({ source: $asked, timeout: PAUSE_MS });

sample({
  clock: [typingPaused, searchRetried, dialogShown],
  source: { words: $asked, language: $language },
  filter: $canAsk,
  target: searchQuery.start,
});
