import { combine, createEvent, createStore, sample } from 'effector';

import { IdeasAnswer, type Letter } from '@contracts/letters';

import { createAct } from '../../../../sdk/act';
import { createAsked } from '../../../../sdk/asked';
import { forgotten } from '../../../../sdk/model';
import { letterSent } from '../../../features/write-letter';

export const path = '/office-api/v1/ideas';
const pageSize = 20;

export const ideas = createAsked(({ office }) => office.read(path, IdeasAnswer));
export const reading = createAct(({ office }, page: number) => office.read(path, IdeasAnswer, { page: String(page) }));
export const moreWanted = createEvent();

/** Sent since the list came; some of them may be in a later page of it again. */
const $sent = createStore<readonly Letter[]>([])
  .on(letterSent, (sent, { path: to, letter }) => (to === path ? [letter, ...sent] : sent))
  .reset(ideas.Place.close, forgotten);
/** Own ideas, the newest first. */
export const $letters = combine($sent, ideas.$data, (sent, known) => [
  ...new Map([...sent, ...(known?.data ?? [])].map((letter) => [letter.id, letter])).values(),
]);
export const $isMore = combine(
  { letters: $letters, sent: $sent, known: ideas.$data },
  ({ letters, sent, known }) => known !== null && letters.length < known.total_count + sent.length,
);

sample({
  clock: moreWanted,
  source: $letters,
  fn: ({ length }) => Math.floor(length / pageSize) + 1,
  target: reading.started,
});
sample({
  clock: reading.done,
  source: ideas.$data,
  filter: (known) => known !== null,
  fn: (known, { result }) => ({ ...result, ...known, data: [...(known?.data ?? []), ...result.data] }),
  target: ideas.changed,
});
