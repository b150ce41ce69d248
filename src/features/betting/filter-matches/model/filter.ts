import { combine, createEvent, createStore, sample } from 'effector';

import { z } from '@contracts/zod';

import { $currentBettingType } from '@/entities/match';
import { $now } from '@/shared/lib/clock';
import { persist } from '@/shared/lib/storage';
import { createPart, moduleOf, partWanted } from '@/shared/part';

import type { CyberFilter, MatchFilter } from '../lib/filter-champs';
import { type When, whens, whensOf } from '../lib/when';
import { listOpened } from './list';
import { $hasUpcoming } from './view';

/** A match is upcoming when it starts within this many hours. */
export const soonHours = 4;

export const cyberFilters = ['all', 'real', 'virtual'] as const satisfies readonly CyberFilter[];

export const queryChanged = createEvent<string>();
export const whenChosen = createEvent<When>();
export const videoToggled = createEvent();
export const cyberTypeChosen = createEvent<CyberFilter>();
export const filtersReset = createEvent();

export const $query = createStore('').on(queryChanged, (_, query) => query);
const $chosenWhen = createStore<When>('all').on(whenChosen, (_, when) => when);
/** Only matches with video. Spec: coupon §3 "only with videos". */
export const $isOnlyVideo = createStore(false).on(videoToggled, (isOnly) => !isOnly);
/** Spec: coupon §3 "cyber filter type". */
export const $cyberFilterType = createStore<CyberFilter>('all').on(cyberTypeChosen, (_, type) => type);

/** The choices that fit the list on the screen. */
export const $whens = combine($currentBettingType, $hasUpcoming, whensOf);
/** While a choice does not fit the list on the screen, it waits for one that it fits. */
export const $when = combine($chosenWhen, $whens, (when, offered) => (offered.includes(when) ? when : 'all'));

/** Rounded to a minute, so that the list is not filtered every second. */
export const $soonUntil = $now.map((now) => (Math.floor(now / 60_000) + soonHours * 60) * 60);

/** Most people never type here, so reading names comes with the first letter. */
export const namesPart = createPart({ name: 'search in the list', load: () => import('@contracts/find-names') });
const $wanted = $query.map((query) => query.trim());
sample({ clock: $wanted.updates, filter: (query) => query !== '', fn: () => namesPart, target: partWanted });
const $isNamed = combine($wanted, moduleOf(namesPart), (query, names) =>
  query === '' || names === null ? null : names.namesLike(query),
);

export const $filter = combine(
  { isNamed: $isNamed, when: $when, isOnlyVideo: $isOnlyVideo, cyberType: $cyberFilterType, soonUntil: $soonUntil },
  (filter): MatchFilter => filter,
);

sample({ clock: [filtersReset, listOpened], fn: () => '', target: $query });
sample({ clock: filtersReset, fn: () => 'all' as const, target: [$chosenWhen, $cyberFilterType] });
sample({ clock: filtersReset, fn: () => false, target: $isOnlyVideo });

persist({ store: $chosenWhen, key: 'board.when', schema: z.enum(whens), pickup: listOpened });
persist({ store: $isOnlyVideo, key: 'board.video', schema: z.boolean(), pickup: listOpened });
persist({ store: $cyberFilterType, key: 'board.cyber', schema: z.enum(cyberFilters), pickup: listOpened });
