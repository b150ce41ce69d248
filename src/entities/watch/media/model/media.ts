import { createEvent, createStore, sample } from 'effector';

import { logFx } from '@/shared/lib/logger';

import { inOrder, type PlayableMedia, readMedia } from '../lib/media';

/** So many play in windows of their own at once. */
const mostFloating = 6;

/** Somebody wants to see this. What cannot play is not opened, and the log says why. Rows MEDIA-01, MEDIA-02. */
export const mediaOpened = createEvent<unknown>();
export const mediaClosed = createEvent<string>();
/** These media have nothing more to show here: their match is over, or its page was left. Row MEDIA-04. */
export const mediaCleared = createEvent<readonly string[]>();

const read = mediaOpened.map(readMedia);
const accepted = read.filterMap(({ media }) => media ?? undefined);

/** What plays in windows that float, over every page. What plays on its page is there by itself. */
export const $floating = createStore<readonly PlayableMedia[]>([])
  .on(accepted, (list, media) =>
    media.target === 'float' || media.isFloating
      ? [
          ...list.filter(({ id, gameId, type }) => id !== media.id && (gameId !== media.gameId || type !== media.type)),
          media,
        ].slice(-mostFloating)
      : list,
  )
  .on(mediaClosed, (list, closed) =>
    list.some(({ id }) => id === closed) ? list.filter(({ id }) => id !== closed) : list,
  )
  .on(mediaCleared, (list, ids) => (ids.length === 0 ? list : list.filter(({ id }) => !ids.includes(id))));

export const $mediaInOrder = $floating.map(inOrder);

sample({
  clock: read,
  filter: ({ fault }) => fault !== null,
  fn: ({ fault }) => ({ level: 'warning' as const, text: fault ?? '' }),
  target: logFx,
});
