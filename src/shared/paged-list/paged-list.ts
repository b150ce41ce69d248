import type { Query } from '@farfetched/core';
import { combine, createEvent, createStore, type Event, sample, type Store, type Unit } from 'effector';

import type { ApiFailure } from '@/shared/api';
import { $now } from '@/shared/lib/clock';

/** One page of a list. `now`: epoch ms of the first page, so that later pages belong to the same list. */
export type Asked<Question> = { question: Question; now: number; page: number; pageSize: number };
/** `page`: which one this is. `total`: of all pages. */
export type Found<Row> = { rows: readonly Row[]; total: number; page: number };

type PagedList<Question, Row> = {
  query: Query<Asked<Question>, Found<Row>, ApiFailure>;
  /** What the player looks for, null while that is not known. */
  $question: Store<Question | null>;
  /** The list is looked at: ask, and ask again when the question changes, until `left`. */
  opened: Event<void>;
  left: Event<void>;
  /** Forget everything, such as another player's rows. */
  forgotten: Unit<unknown>;
  pageSize?: number;
};

/** A list that comes page by page: page 1, then 2 and so on under it. Rows OFFICE-05, CONST-09. */
export function createPagedList<Question, Row>({
  query,
  $question,
  opened,
  left,
  forgotten,
  pageSize = 20,
}: PagedList<Question, Row>) {
  const moreWanted = createEvent();

  const $isOpen = createStore(false)
    .on(opened, () => true)
    .on(left, () => false);
  /** The last page that arrived. One that failed is asked for again. */
  const $last = createStore<Asked<Question> | null>(null).on(query.finished.success, (_, { params }) => params);
  /** Null until they arrive. */
  const $rows = createStore<readonly Row[] | null>(null)
    .on(query.finished.success, (known, { result: { rows, page } }) =>
      page === 1 ? rows : [...(known ?? []), ...rows],
    )
    .reset(forgotten);
  const $total = createStore(0)
    .on(query.finished.success, (_, { result }) => result.total)
    .reset(forgotten);
  const $hasFailed = createStore(false)
    .on(query.finished.failure, () => true)
    .reset(query.start, query.finished.success, forgotten);

  // Two equal questions are one: the address may change in other parts.
  const $key = $question.map((question) => JSON.stringify(question));
  sample({
    clock: [opened, $key.updates],
    source: { question: $question, isOpen: $isOpen, now: $now },
    filter: ({ question, isOpen }) => question !== null && isOpen,
    fn: ({ question, now }) => ({ question: question as Question, now, page: 1, pageSize }),
    target: query.start,
  });
  // A press while a page is loading does nothing.
  sample({
    clock: moreWanted,
    source: { last: $last, isLoading: query.$pending },
    filter: ({ last, isLoading }) => last !== null && !isLoading,
    fn: ({ last }) => {
      const known = last as Asked<Question>;
      return { ...known, page: known.page + 1 };
    },
    target: query.start,
  });

  const $isMore = combine($rows, $total, (rows, total) => rows !== null && rows.length < total);
  return { $rows, $total, $isMore, $hasFailed, $isLoading: query.$pending, moreWanted };
}
