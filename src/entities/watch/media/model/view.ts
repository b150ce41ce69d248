import { combine, createEvent, createStore } from 'effector';

import { z } from '@contracts/zod';
import { MediaView } from '@contracts/zone';

import { persist } from '@/shared/lib/storage';
import { $layout } from '@/shared/lib/viewport';

/** Something on the page can show a picture or a video. */
export const mediaPlaceOpened = createEvent();
export const mediaViewChosen = createEvent<MediaView>();
export const followScrollSwitched = createEvent();

/** 0 closed, 1 the picture, 2 the video: for every match, and for the next visit. Decision D-65. */
const $chosenView = createStore<MediaView | null>(null).on(mediaViewChosen, (_, view) => view);
/** Until somebody chooses, a phone begins with the prices: its picture would fill the screen. Decision D-902. */
export const $mediaView = combine(
  [$chosenView, $layout],
  ([chosen, layout]) => chosen ?? (layout === 'narrow' ? 0 : 1),
);
/** What plays follows into the corner when it is scrolled away. Row MEDIA-06. */
export const $followsScroll = createStore(true).on(followScrollSwitched, (follows) => !follows);

persist({ store: $chosenView, key: 'media.view', schema: z.nullable(MediaView), pickup: mediaPlaceOpened });
persist({ store: $followsScroll, key: 'media.follows', schema: z.boolean(), pickup: mediaPlaceOpened });
