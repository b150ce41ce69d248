import { combine, createEvent, createStore } from 'effector';

import { $player, playerForgotten } from '@/entities/player';
import { $routeMatch } from '@/shared/routing';

export const transferPutOff = createEvent();
/** The move has begun, and later the player has put its result away. */
export const transferBegun = createEvent();
export const transferEnded = createEvent();

/** Until the next page load, or the next player. */
const $isPutOff = createStore(false)
  .on([transferPutOff, transferEnded], () => true)
  .reset(playerForgotten);

/** A move that has begun stays on the screen, though the backend has what it wanted. */
const $isUnderWay = createStore(false)
  .on(transferBegun, () => true)
  .reset(transferEnded, transferPutOff, playerForgotten);

/** The site wants the player to move. Never over the registration. Row TRANS-01. */
export const $isTransferOpen = combine(
  { player: $player, match: $routeMatch, isPutOff: $isPutOff, isUnderWay: $isUnderWay },
  ({ player, match, isPutOff, isUnderWay }) =>
    isUnderWay ||
    (player?.transferRequest != null && !isPutOff && match !== null && match.meta.pageId !== 'registration'),
);
