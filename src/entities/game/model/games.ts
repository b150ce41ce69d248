import { combine, createStore } from 'effector';

import { $t } from '@/shared/i18n';

import type { Champs, Games, MarketsByGame, Sports } from '../lib/entities';
import { withLongTerm } from '../lib/long-term';
import { mirrorChanged } from './book';

/** What the open topics hold now, by id. A change replaces the map. The book holds prices, scores and clocks. */
export const $champs = createStore<Champs>(new Map()).on(mirrorChanged, (known, { champs }) => champs ?? known);

export const $games = createStore<Games>(new Map()).on(mirrorChanged, (known, { games }) => games ?? known);

export const $marketsByGame = createStore<MarketsByGame>(new Map()).on(
  mirrorChanged,
  (known, { marketsByGame }) => marketsByGame ?? known,
);

const $feedSports = createStore<Sports>(new Map()).on(mirrorChanged, (known, { sports }) => sports ?? known);

/** The sports of the feed, and the long-term one. */
export const $sports = combine($feedSports, $t, (sports, t) => withLongTerm(sports, t('sport.longTerm')));
