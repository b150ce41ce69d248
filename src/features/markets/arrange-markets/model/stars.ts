import { createEffect, createEvent, createStore, sample } from 'effector';

import type { DisplayName } from '@contracts/looks';

import { choiceKept, preferencesOpened } from '@/entities/preferences';
import { dayMs, readCookie, writeCookie } from '@/shared/lib/cookie';

import { readStars, type Star, toggleStar, writeStars } from '../lib/stars';

const cookieName: DisplayName = 'market_stars';
const keptForMs = 365 * dayMs;

/** Markets come onto the page. */
export const marketsOpened = createEvent();
export const starToggled = createEvent<Star>();

const readFx = createEffect(() => readStars(readCookie(cookieName)));
const writeFx = createEffect((stars: readonly Star[]) => {
  writeCookie(cookieName, writeStars(stars), keptForMs);
});

/** Kept on this browser, oldest first; a player's follow them. */
export const $stars = createStore<readonly Star[]>([])
  .on(readFx.doneData, (_, stars) => stars)
  .on(starToggled, toggleStar);

sample({ clock: [marketsOpened, preferencesOpened], target: readFx });
sample({ clock: starToggled, source: $stars, target: writeFx });
sample({ clock: writeFx.done, target: choiceKept });
