import { createEvent, createStore } from 'effector';

import { sportIds } from '@contracts/markets';
import { z } from '@contracts/zod';

import { persist } from '@/shared/lib/storage';

/** So many matches stand side by side. Row MEDIA-14. */
export const mostMatches = 6;
/** Sports whose matches have a picture. */
export const pictureSports = [sportIds.football, sportIds.tennis, sportIds.basketball] as const;
export type PictureSport = (typeof pictureSports)[number];

export const multiOpened = createEvent();
export const matchAdded = createEvent<number>();
export const matchRemoved = createEvent<number>();
export const sportChosen = createEvent<PictureSport>();

/** Kept by the browser, as an open page of it would be. */
export const $chosen = createStore<readonly number[]>([])
  .on(matchAdded, (list, id) => (list.includes(id) || list.length >= mostMatches ? list : [...list, id]))
  .on(matchRemoved, (list, id) => list.filter((each) => each !== id));
export const $sport = createStore<PictureSport>(sportIds.football).on(sportChosen, (_, sport) => sport);

persist({
  store: $chosen,
  key: 'multi.matches',
  schema: z.readonly(z.array(z.int()).check(z.maxLength(mostMatches))),
  pickup: multiOpened,
});
