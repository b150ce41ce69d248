import { combine, createEvent, createStore, sample } from 'effector';

import { type OwnTournament, tournamentTopic } from '@contracts/tournaments';

import { $isAuth, $userId } from '@/entities/session';
import { readAgain } from '@/shared/api';
import { feedChanged } from '@/shared/feed';
import { $path, pageFailed } from '@/shared/routing';

import { listQuery, placeMutation } from '../api/tournaments';
import { hear, idOf } from '../lib/list';

export const pageOpened = createEvent();
/** The player takes part in the tournament of this id, or no longer. */
export const placePressed = createEvent<{ id: number; isIn: boolean }>();

/** Null: not known yet. */
export const $list = createStore<readonly OwnTournament[] | null>(null)
  .on(listQuery.finished.success, (_, { result }) => result)
  .on(placeMutation.finished.success, (list, { result }) =>
    list === null ? null : list.map((own) => (own.tournament.id === result.tournament.id ? result : own)),
  )
  .on(feedChanged, (list, changes) => (list === null ? null : hear(list, changes)))
  .reset($userId);
export const $hasFailed = combine(listQuery.$failed, $list, (hasFailed, list) => hasFailed && list === null);
export const $hasPlaceFailed = createStore(false)
  .on(placeMutation.finished.failure, () => true)
  .reset(placeMutation.start, pageOpened);

/** The tournament of the address. Null: there is none of its number, or the address is that of the list. */
export const $shown = combine($list, $path, (list, path) => {
  const id = idOf(path);
  return list?.find(({ tournament }) => tournament.id === id) ?? null;
});
export const $topic = $path.map((path) => {
  const id = idOf(path);
  return id === null ? null : tournamentTopic(id);
});

const $isOpen = createStore(false).on(pageOpened, () => true);
sample({
  clock: [pageOpened, $isAuth],
  source: $isOpen,
  filter: Boolean,
  target: listQuery.start,
});
/** The address names a tournament that is not in the list. */
const $isMissing = combine($topic, $shown, (topic, shown) => topic !== null && shown === null);
// The list may be older than the tournament: a missing one is asked for before it is called missing.
sample({
  clock: $topic,
  source: { isOpen: $isOpen, isMissing: $isMissing },
  filter: ({ isOpen, isMissing }) => isOpen && isMissing,
  target: listQuery.start,
});
sample({
  clock: listQuery.finished.success,
  source: $isMissing,
  filter: Boolean,
  fn: () => ({ status: 404 }),
  target: pageFailed,
});
sample({ clock: placePressed, target: placeMutation.start });
readAgain(listQuery, placeMutation.finished.success);
