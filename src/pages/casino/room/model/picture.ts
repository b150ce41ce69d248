import { createEvent, createStore, sample } from 'effector';

import { isCovered } from '@contracts/game-motion';
import { factsOf, type Slug } from '@contracts/games/facts';

import { $userId } from '@/entities/session';
import { createTimer } from '@/shared/lib/clock';
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

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const moves = (game: Slug) => isCovered(game) || factsOf(game).motionMs > 0;

/** The server has said what the round came to, and its picture is on the way there: words that would tell it wait as long. */
const begun = sample({
  clock: playing.answered,
  source: $game,
  filter: (game, { outcome }) => outcome.kind === 'done' && moves(game) && !isCalm(),
  fn: (game) => factsOf(game).motionMs,
});
const end = createTimer();
sample({ clock: begun, filter: (ms) => ms > 0, target: end.started });
export const $isMoving = createStore(false)
  .on(begun, () => true)
  .reset(end.fired, skipPressed, roomOpened, $game, $userId);
