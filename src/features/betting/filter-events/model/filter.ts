import { combine, createEvent, createStore, sample } from 'effector';

import { $now } from '@/shared/lib/clock';

import type { EventFilter } from '../lib/match';

/** Each value is also a text key: `sport.filter.<value>`. */
export type EventOrder = 'league' | 'time';

/** What "soon" means on the board, hours. */
export const SOON_HOURS = 4;

export const queryChanged = createEvent<string>();
export const soonToggled = createEvent();
export const orderChosen = createEvent<EventOrder>();
export const filtersReset = createEvent();
/** Another list is looked at: what was typed for the old one does not fit. */
export const listOpened = createEvent();

export const $query = createStore('').on(queryChanged, (_, query) => query);
export const $isSoon = createStore(false).on(soonToggled, (isSoon) => !isSoon);
export const $order = createStore<EventOrder>('league').on(orderChosen, (_, order) => order);

/** To the minute, so that the list is not filtered anew every second. */
const $soonUntil = combine($isSoon, $now, (isSoon, now) =>
  isSoon ? (Math.floor(now / 60_000) + SOON_HOURS * 60) * 60 : null,
);

export const $filter = combine($query, $soonUntil, (query, soonUntil): EventFilter => ({ query, soonUntil }));

sample({ clock: [filtersReset, listOpened], fn: () => '', target: $query });
sample({ clock: filtersReset, fn: () => false, target: $isSoon });
