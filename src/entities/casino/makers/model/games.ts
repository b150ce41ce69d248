import { createEvent, createStore, sample } from 'effector';

import type { ShownMakerGame } from '@contracts/makers';

import { makerGamesQuery } from '../api/games';

export const makerGamesWanted = createEvent();

/** Games of other makers; none until they are known, and none where the list does not come: the house's own play on. */
export const $makerGames = createStore<readonly ShownMakerGame[]>([]).on(
  makerGamesQuery.finished.success,
  (_, { result }) => result,
);
sample({ clock: makerGamesWanted, target: makerGamesQuery.start });
