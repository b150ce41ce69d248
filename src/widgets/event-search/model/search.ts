import { combine, createEvent, createStore, sample } from 'effector';
import { debounce } from 'patronum';

import type { SearchFound } from '@contracts/search';

import { $language } from '@/shared/i18n';

import { searchQuery } from '../api/search';
import { $words, dialogShown, searchClosed } from './open';

/** Fewer letters would find everything. */
const fewestLetters = 2;
const pauseMs = 200;

/** What the dialog shows. `hint`: too few letters. `busy`: the question is out, or about to go. */
export type SearchState = { kind: 'hint' } | { kind: 'busy' } | { kind: 'failed' } | ({ kind: 'found' } & SearchFound);

type Answer = { words: string; found: SearchFound | null };

export const searchRetried = createEvent();

const $asked = $words.map((words) => words.trim());
const $canAsk = $asked.map((words) => words.length >= fewestLetters);

/** The last answer and its words. `found` null: there was no answer. */
const $answer = createStore<Answer | null>(null)
  .on(searchQuery.finished.success, (_, { params, result }) => ({ words: params.words, found: result }))
  .on(searchQuery.finished.failure, (_, { params }) => ({ words: params.words, found: null }))
  .reset(searchClosed, searchRetried);

export const $search = combine($asked, $canAsk, $answer, (words, canAsk, answer): SearchState => {
  if (!canAsk) return { kind: 'hint' };
  if (answer?.words !== words) return { kind: 'busy' };
  return answer.found ? { kind: 'found', ...answer.found } : { kind: 'failed' };
});

const typingPaused = debounce({ source: $asked, timeout: pauseMs });

sample({
  clock: [typingPaused, searchRetried, dialogShown],
  source: { words: $asked, language: $language },
  filter: $canAsk,
  target: searchQuery.start,
});
