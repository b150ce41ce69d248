import { MarksAnswer, TrackedBetsAnswer, TrackerAnswer, type TrackerMarks } from '@contracts/tracker';

import { createApiCall, createApiMutation, createApiQuery } from '@/shared/api';
import type { Asked, Found } from '@/shared/paged-list';

import { type Bet, toBet } from '../lib/bet';
import type { Question } from '../lib/filter';
import { toTracker } from '../lib/tracker';

const root = '/office-api/v1/tracker';
const retry = { times: 2, delayMs: 1000 };

/** GET tracker: what the bets of a span came to. Row TRACK-01. */
export const trackerQuery = createApiQuery({
  request: ({ question: { query, language } }: { question: Question }) => ({
    path: root,
    query: { ...query, lng: language },
  }),
  contract: TrackerAnswer,
  mapData: ({ data }) => toTracker(data),
  retry,
  isOfPage: true,
});

const bets = {
  request: ({ question: { query, language }, page, pageSize }: Omit<Asked<Question>, 'now'>) => ({
    path: `${root}/bets`,
    query: { ...query, page, pageSize, lng: language },
  }),
  contract: TrackedBetsAnswer,
};
/** GET tracker/bets, page by page, the last one first. */
export const betsQuery = createApiQuery({
  ...bets,
  request: (asked: Asked<Question>) => bets.request(asked),
  mapData: ({ data, total_count }, { question, page }): Found<Bet> => ({
    rows: data.map((bet) => toBet(bet, question.iso)),
    total: total_count,
    page,
  }),
  retry,
  isOfPage: true,
});
/** The same pages as they come, for a file. */
export const filePageFx = createApiCall({
  ...bets,
  mapData: ({ data, total_count }) => ({ rows: data, total: total_count }),
});

/** PUT tracker/bets/{id}/marks. 409: another device was first. */
export const marksMutation = createApiMutation({
  request: ({ id, marks }: { id: string; marks: TrackerMarks }) => ({
    method: 'PUT',
    path: `${root}/bets/${id}/marks`,
    body: marks,
  }),
  contract: MarksAnswer,
  mapData: ({ data }) => data,
});
