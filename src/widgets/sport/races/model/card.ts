import { combine, createEvent, createStore, sample } from 'effector';

import type { RaceCard } from '@contracts/racing';

import { $language } from '@/shared/i18n';

import { raceQuery } from '../api/race';

/** A race is on the screen, or something has happened to it: a runner is withdrawn, it is off, its result is known. */
export const cardAsked = createEvent<number>();

const $asked = createStore(0).on(cardAsked, (_, gameId) => gameId);
sample({
  clock: [cardAsked, $language],
  source: { gameId: $asked, lng: $language },
  filter: ({ gameId }) => gameId > 0,
  target: raceQuery.start,
});

const $known = createStore<RaceCard | null>(null).on(raceQuery.finished.success, (_, { result }) => result);
/** Null while the race that was asked for is not here. */
export const $card = combine($known, $asked, (card, gameId) => (card?.race.id === gameId ? card : null));
export const $hasFailed = createStore(false)
  .on(raceQuery.finished.failure, () => true)
  .reset(raceQuery.finished.success, cardAsked);
