import { combine, createEvent, createStore, sample } from 'effector';

import type { GameShelf } from '@contracts/game-shelf';

import { $isAuth, $userId } from '@/entities/session';
import { createTimer } from '@/shared/lib/clock';
import { $location, $path, navigateTo } from '@/shared/routing';

import { keepMutation, shelfQuery } from '../api/shelf';
import { type Entry, pathOf, pathOfKind, placeAt } from '../lib/catalogue';
import { addressOf, type Filters, noFilters, readFilters } from '../lib/filters';

const typingMs = 400;

export const lobbyOpened = createEvent();
export const filtersChanged = createEvent<Partial<Filters>>();
/** The star of a game was pressed. */
export const starPressed = createEvent<Entry['slug']>();

/** The section that is open. */
export const $place = $path.map(placeAt);

export const $filters = createStore<Filters>(noFilters).on(filtersChanged, (filters, change) => ({
  ...filters,
  ...change,
}));
sample({
  clock: [lobbyOpened, $path],
  source: $location,
  fn: ({ search }) => readFilters(search),
  target: $filters,
});

/** What was typed comes into the address when the player pauses, so that each letter is no page of its own. */
const pause = createTimer();
sample({ clock: filtersChanged, fn: () => typingMs, target: pause.started });
sample({
  clock: pause.fired,
  source: { filters: $filters, place: $place, path: $path },
  filter: ({ place: { category, kind }, path }) => (kind === null ? pathOf[category] : pathOfKind(kind)) === path,
  fn: ({ filters, path }) => ({ path: addressOf(path, filters), replace: true }),
  target: navigateTo,
});

/** Null: a visitor, or not known yet. */
export const $shelf = createStore<GameShelf | null>(null)
  .on([shelfQuery.finished.success, keepMutation.finished.success], (_, { result }) => result)
  .reset($userId);
export const $hasShelfFailed = combine(shelfQuery.$failed, $isAuth, (hasFailed, isAuth) => hasFailed && isAuth);
/** A star did not change. */
export const $hasKeepFailed = createStore(false)
  .on(keepMutation.finished.failure, () => true)
  .reset(keepMutation.start, lobbyOpened, $userId);

const $isOpen = createStore(false).on(lobbyOpened, () => true);
sample({
  clock: [lobbyOpened, $isAuth],
  source: { isAuth: $isAuth, isOpen: $isOpen },
  filter: ({ isAuth, isOpen }) => isAuth && isOpen,
  target: shelfQuery.start,
});
sample({
  clock: starPressed,
  source: $shelf,
  filter: (shelf) => shelf !== null,
  fn: (shelf, game) => ({ game, isKept: shelf?.favorites.includes(game) !== true }),
  target: keepMutation.start,
});
