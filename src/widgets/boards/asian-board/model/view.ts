import { createEvent, createStore, sample } from 'effector';

import { z } from '@contracts/zod';

import { $look } from '@/entities/preferences';
import { $isInPlace } from '@/entities/quick-coupon';
import { persist } from '@/shared/lib/storage';

import { type LineTab, lineTabs } from '../lib/tabs';

/** The view is open: reads what was kept. */
export const asianOpened = createEvent();
/** A press on a price opens the small slip in its place; under the tab of parlays it goes into the coupon. */
export const inPlaceWanted = createEvent<boolean>();
export const tabChosen = createEvent<LineTab>();
/** A day of the strip, as `dayOf` counts them. */
export const dayChosen = createEvent<number>();
export const leagueToggled = createEvent<number>();
export const leaguesCleared = createEvent();
export const oneLineToggled = createEvent();
/** Which part of a match is shown where both have no room. */
export const partChosen = createEvent<MatchPart>();
export const leagueFolded = createEvent<number>();

const parts = ['full', 'first'] as const;
export type MatchPart = (typeof parts)[number];

const toggled = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> => {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
};

export const $tab = createStore<LineTab>('today').on(tabChosen, (_, tab) => tab);
export const $day = createStore<number | null>(null).on(dayChosen, (_, day) => day);
/** Ids of the competitions that the player wants to see. Empty: all. */
export const $leagues = createStore<ReadonlySet<number>>(new Set())
  .on(leagueToggled, toggled)
  .on(leaguesCleared, () => new Set());
export const $folded = createStore<ReadonlySet<number>>(new Set()).on(leagueFolded, toggled);
/** Both sides of a line are in one row; otherwise under each other. */
export const $isOneLine = createStore(false).on(oneLineToggled, (isOne) => !isOne);
export const $part = createStore<MatchPart>('full').on(partChosen, (_, part) => part);
/** A quarter line is written as the two lines that share its stake. */
export const $isSplit = $look.map((look) => look.includes('split'));

// The store is no more than a word between slices: with an event of its own it would cost the first load more.
sample({ clock: inPlaceWanted, target: $isInPlace });

persist({ store: $tab, key: 'asian.tab', schema: z.enum(lineTabs), pickup: asianOpened });
persist({ store: $isOneLine, key: 'asian.oneLine', schema: z.boolean(), pickup: asianOpened });
persist({ store: $part, key: 'asian.part', schema: z.enum(parts), pickup: asianOpened });
