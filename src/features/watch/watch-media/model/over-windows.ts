import { createEffect, createEvent, sample } from 'effector';

import { logFx } from '@/shared/lib/logger';

/** The browser can keep a video over other windows. */
export const canStandOver = (): boolean => typeof document !== 'undefined' && document.pictureInPictureEnabled;

export const overWindowsAsked = createEvent<HTMLVideoElement>();

const switchFx = createEffect(async (video: HTMLVideoElement) => {
  if (document.pictureInPictureElement === video) await document.exitPictureInPicture();
  else await video.requestPictureInPicture();
});
sample({ clock: overWindowsAsked, target: switchFx });
// A video that has no picture yet cannot; it stays where it is.
sample({
  clock: switchFx.failData,
  fn: (details) => ({ level: 'warning' as const, text: 'The video was not put over other windows', details }),
  target: logFx,
});
