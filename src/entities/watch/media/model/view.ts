import { createEvent, createStore } from 'effector';

import { z } from '@contracts/zod';
import { MediaView } from '@contracts/zone';

import { persist } from '@/shared/lib/storage';

/** Something on the page can show a picture or a video. */
export const mediaPlaceOpened = createEvent();
export const mediaViewChosen = createEvent<MediaView>();
export const followScrollSwitched = createEvent();

/** 0 closed, 1 the picture, 2 the video: of every game, and of the next visit. Decision D-65. */
export const $mediaView = createStore<MediaView>(1).on(mediaViewChosen, (_, view) => view);
/** What plays follows into the corner when it is scrolled away. Row MEDIA-06. */
export const $followsScroll = createStore(true).on(followScrollSwitched, (follows) => !follows);

persist({ store: $mediaView, key: 'media.view', schema: MediaView, pickup: mediaPlaceOpened });
persist({ store: $followsScroll, key: 'media.follows', schema: z.boolean(), pickup: mediaPlaceOpened });
