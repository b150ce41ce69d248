import { createEvent, createStore, sample } from 'effector';

import { type Question, questionsQuery } from '../api/support';

export const historyOpened = createEvent();
export const moreWanted = createEvent();

type Listed = { page: number; total: number; questions: readonly Question[] };

/** The loaded pages. Null before the first. */
export const $history = createStore<Listed | null>(null)
  .on(questionsQuery.finished.success, (listed, { result }) => ({
    ...result,
    questions: result.page === 1 ? result.questions : [...(listed?.questions ?? []), ...result.questions],
  }))
  .reset(historyOpened);
export const $hasMore = $history.map((listed) => listed !== null && listed.questions.length < listed.total);
export const $hasFailed = createStore(false)
  .on(questionsQuery.finished.failure, () => true)
  .reset(questionsQuery.start);
export const $pending = questionsQuery.$pending;

sample({ clock: historyOpened, fn: () => ({ page: 1 }), target: questionsQuery.start });
sample({
  clock: moreWanted,
  source: $history,
  fn: (listed) => ({ page: (listed?.page ?? 0) + 1 }),
  target: questionsQuery.start,
});
