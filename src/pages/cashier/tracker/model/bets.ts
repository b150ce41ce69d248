import { combine, createStore } from 'effector';

import type { TrackerMarks } from '@contracts/tracker';

import { $userId } from '@/entities/session';
import { createPagedList } from '@/shared/paged-list';

import { betsQuery, marksMutation } from '../api/tracker';
import { $key, $question, trackerLeft, trackerOpened } from './tracker';

const list = createPagedList({
  query: betsQuery,
  ...{ $question, opened: trackerOpened, left: trackerLeft, forgotten: $userId },
});
export const { $total, $isMore, $isLoading, moreWanted } = list;
export const $haveBetsFailed = list.$hasFailed;

/** What was written since the bets came. */
const $written = createStore<Readonly<Record<string, TrackerMarks>>>({})
  .on(marksMutation.finished.success, (all, { params, result }) => ({ ...all, [params.id]: result }))
  .reset($userId, betsQuery.finished.success);
/** Which question they answer. */
const $answered = createStore('').on(betsQuery.finished.success, (_, { params }) => JSON.stringify(params.question));
/** Null until they come: bets of one filter never be under another. */
export const $bets = combine([list.$rows, $written, $answered, $key] as const, ([rows, written, answered, key]) =>
  rows === null || answered !== key ? null : rows.map((bet) => ({ ...bet, marks: written[bet.id] ?? bet.marks })),
);
