import type { Query } from '@farfetched/core';
import { combine, createEvent, createStore, sample } from 'effector';

import type { ApiFailure } from '@/shared/api';
import { $language } from '@/shared/i18n';

import { type Answer, foundOf } from '../lib/found';

const notFound = 404;

/** What a page asks for, and what became of it. The answer follows the language; `again` asks once more. */
export function createFound<Asked extends object, Data>(query: Query<Asked & { lng: string }, Data, ApiFailure>) {
  type Question = Asked & { lng: string };
  const asked = createEvent<Asked>();
  const again = createEvent();
  const $asked = createStore<Asked | null>(null).on(asked, (_, next) => next);
  const $question = combine($asked, $language, (now, lng): Question | null => (now === null ? null : { ...now, lng }));
  const $answer = createStore<Answer<Question, Data> | null>(null)
    .on(query.finished.success, (_, { params, result }) => ({ asked: params, data: result, isMissing: false }))
    .on(query.finished.failure, (_, { params, error }) => ({
      asked: params,
      data: null,
      isMissing: error.statusCode === notFound,
    }))
    .reset(again);
  sample({
    clock: [asked, $question, again],
    source: $question,
    filter: (question): question is Question => question !== null,
    target: query.start,
  });
  return { asked, again, $found: combine($question, $answer, foundOf) };
}
