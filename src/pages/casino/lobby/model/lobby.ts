import { createEvent, createStore, sample } from 'effector';

import { pathOf, pathOfKind, placeAt } from '@/entities/casino/catalogue';
import { shelfWanted } from '@/features/casino/shelf';
import { createTimer } from '@/shared/lib/clock';
import { $location, $path, navigateTo, navigationStarted } from '@/shared/routing';

import { addressOf, type Filters, noFilters, readFilters } from '../lib/filters';

const typingMs = 400;

export const lobbyOpened = createEvent();
export const filtersChanged = createEvent<Partial<Filters>>();

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
// A link pressed meanwhile wins: a new address of this page would bring the player back.
sample({ clock: navigationStarted, target: pause.stopped });
sample({
  clock: pause.fired,
  source: { filters: $filters, place: $place, path: $path },
  filter: ({ place: { category, kind }, path }) => (kind === null ? pathOf[category] : pathOfKind(kind)) === path,
  fn: ({ filters, path }) => ({ path: addressOf(path, filters), replace: true }),
  target: navigateTo,
});

sample({ clock: lobbyOpened, target: shelfWanted });
