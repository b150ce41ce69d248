import { createEvent, createStore, sample } from 'effector';

import type { ShownMakerGame } from '@contracts/makers';

import { makerGamesQuery } from '../api/games';

export const makerGamesWanted = createEvent();

/**
 * Games of other makers; empty until they are known, and empty where the list does not load: the house's own games go
 * on.
 */
export const $makerGames = createStore<readonly ShownMakerGame[]>([]).on(
  makerGamesQuery.finished.success,
  (_, { result }) => result,
);
sample({ clock: makerGamesWanted, target: makerGamesQuery.start });
