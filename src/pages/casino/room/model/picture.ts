import { createEvent, createStore, merge, sample } from 'effector';

import { isCovered } from '@contracts/game-motion';
import { factsOf, type Slug } from '@contracts/games/facts';

import { $userId } from '@/entities/session';
import { createTimer } from '@/shared/lib/clock';
import { isCalm } from '@/shared/lib/device';
import { logFx } from '@/shared/lib/logger';

import { playing } from '../api/playing';
import { roomOpened } from './opened';
import { $game } from './room';

/** The frame of the picture was put away, for this reason. */
export const pictureEnded = createEvent<string>();
export const pictureWanted = createEvent();

/** The frame did not do what a picture does. Rounds go on without it. */
export const $isPictureGone = createStore(false)
  .on(pictureEnded, () => true)
  .reset(pictureWanted, roomOpened, $game);

sample({
  clock: pictureEnded,
  source: $game,
  fn: (game, why) => ({ level: 'warning' as const, text: `The picture of ${game} was put away: ${why}` }),
  target: logFx,
});

export const skipPressed = createEvent();

const moves = (game: Slug) => isCovered(game) || factsOf(game).motionMs > 0;

const drawn = sample({
  clock: playing.answered.filterMap(({ outcome }) => (outcome.kind === 'done' ? outcome.result.round : undefined)),
  source: $game,
  fn: (game, round) => ({ game, round, isMoved: moves(game) && !isCalm() }),
});
/** The server has said what the round came to, and its picture is on the way there: words that would tell it wait as long. */
export const motionShown = drawn.filter({ fn: ({ isMoved }) => isMoved });
/** Nothing moves: what the round came to is told at once. */
export const toldAtOnce = drawn.filterMap(({ round, isMoved }) => (isMoved ? undefined : round));
const end = createTimer();
sample({
  clock: motionShown.map(({ game }) => factsOf(game).motionMs),
  filter: (ms) => ms > 0,
  target: end.started,
});
/** The motion is over, or its player has skipped it. */
export const motionOver = merge([end.fired, skipPressed]);
export const $isMoving = createStore(false)
  .on(motionShown, () => true)
  .reset(motionOver, roomOpened, $game, $userId);
