import { createEvent, createStore, sample } from 'effector';

import { logFx } from '@/shared/lib/logger';

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
