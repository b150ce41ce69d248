import { createEvent, createStore } from 'effector';

/** The token was issued again, or the player left. Row MEDIA-08. */
export const videoTokenCame = createEvent<string | null>();
export const $videoToken = createStore<string | null>(null).on(videoTokenCame, (_, token) => token);

/** Something plays in a window over the pages, or nothing does any more. */
export const floatingSeen = createEvent<boolean>();
export const $hasFloating = createStore(false).on(floatingSeen, (_, has) => has);
