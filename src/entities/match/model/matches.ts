import { combine, createEvent, createStore } from 'effector';

import type { Zone } from '@contracts/feed';

import { $t } from '@/shared/i18n';

import type { Champs, MarketsByMatch, Matches, Sports } from '../lib/entities';
import { withLongTerm, withoutHidden } from '../lib/sports';
import { mirrorChanged } from './book';

/** What the open topics hold now, by id. A change replaces the map. The book holds prices, scores and clocks. */
export const $champs = createStore<Champs>(new Map()).on(mirrorChanged, (known, { champs }) => champs ?? known);

export const $matches = createStore<Matches>(new Map()).on(mirrorChanged, (known, { matches }) => matches ?? known);

export const $marketsByMatch = createStore<MarketsByMatch>(new Map()).on(
  mirrorChanged,
  (known, { marketsByMatch }) => marketsByMatch ?? known,
);

const $feedSports = createStore<Sports>(new Map()).on(mirrorChanged, (known, { sports }) => sports ?? known);

/** The player wants these sports in no list of the zone, by id. */
export const sportsHidden = createEvent<Readonly<Record<Zone, readonly number[]>>>();
export const $hiddenSports = createStore<Readonly<Record<Zone, readonly number[]>>>({ line: [], live: [] }).on(
  sportsHidden,
  (_, hidden) => hidden,
);

/** The sports of the feed, and the long-term one. A hidden one has no matches in its zone. */
export const $sports = combine($feedSports, $hiddenSports, $t, (sports, hidden, t) =>
  withLongTerm(withoutHidden(sports, hidden), t('sport.longTerm')),
);
