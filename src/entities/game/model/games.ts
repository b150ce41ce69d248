import { combine, createStore } from 'effector';

import { $t } from '@/shared/i18n';

import type { Champs, Games, MarketsByGame, Sports } from '../lib/entities';
import { withLongTerm } from '../lib/long-term';
import { mirrorChanged } from './book';

/** What open topics hold now, by id. A map is replaced when something in it changes; prices, score and clock are in the book. */
export const $champs = createStore<Champs>(new Map(), { serialize: 'ignore' }).on(
  mirrorChanged,
  (known, { champs }) => champs ?? known,
);

export const $games = createStore<Games>(new Map(), { serialize: 'ignore' }).on(
  mirrorChanged,
  (known, { games }) => games ?? known,
);

export const $marketsByGame = createStore<MarketsByGame>(new Map(), { serialize: 'ignore' }).on(
  mirrorChanged,
  (known, { marketsByGame }) => marketsByGame ?? known,
);

const $feedSports = createStore<Sports>(new Map(), { serialize: 'ignore' }).on(
  mirrorChanged,
  (known, { sports }) => sports ?? known,
);

/** Sports of the feed and the long-term one. */
export const $sports = combine($feedSports, $t, (sports, t) => withLongTerm(sports, t('sport.longTerm')));
