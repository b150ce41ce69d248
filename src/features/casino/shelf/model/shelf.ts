import { combine, createEvent, createStore, sample } from 'effector';

import type { GameShelf } from '@contracts/game-shelf';

import { $isAuth, $userId } from '@/entities/session';

import { keepMutation, shelfQuery } from '../api/shelf';

/** A page that shows favourites opened, or somebody tries again after a failure. */
export const shelfWanted = createEvent();
/** The star of a game was pressed. */
export const starPressed = createEvent<GameShelf['favorites'][number]>();

/** Null: a visitor, or not known yet. */
export const $shelf = createStore<GameShelf | null>(null)
  .on([shelfQuery.finished.success, keepMutation.finished.success], (_, { result }) => result)
  .reset($userId);
export const $hasShelfFailed = combine(shelfQuery.$failed, $isAuth, (hasFailed, isAuth) => hasFailed && isAuth);
/** A star did not change. */
export const $hasKeepFailed = createStore(false)
  .on(keepMutation.finished.failure, () => true)
  .reset(keepMutation.start, shelfWanted, $userId);

const $isWanted = createStore(false).on(shelfWanted, () => true);
sample({
  clock: [shelfWanted, $isAuth],
  source: { isAuth: $isAuth, isWanted: $isWanted },
  filter: ({ isAuth, isWanted }) => isAuth && isWanted,
  target: shelfQuery.start,
});
sample({
  clock: starPressed,
  source: $shelf,
  filter: (shelf) => shelf !== null,
  fn: (shelf, game) => ({ game, isKept: shelf?.favorites.includes(game) !== true }),
  target: keepMutation.start,
});
