import { createEvent, createStore } from 'effector';

import { z } from '@contracts/zod';

import { persist } from '@/shared/lib/storage';

import { type BoardColumn, columnsOf, toggledColumn } from '../lib/columns';
import { listOpened } from './list';

/** Spec: coupon §3 "Betting view state". */
export const categoriesToggled = createEvent();
export const upcomingToggled = createEvent();
export const columnToggled = createEvent<BoardColumn>();

/** On: matches are under their competitions. Off: one list, the sooner first. */
export const $isGroupedByCategories = createStore(true).on(categoriesToggled, (isGrouped) => !isGrouped);

/** The live list also shows matches that start soon. */
export const $hasUpcoming = createStore(false).on(upcomingToggled, (has) => !has);

/** The names of the columns that the player wants, separated by commas. Empty: all. */
export const $filteredMarkets = createStore('').on(columnToggled, toggledColumn);

export const $boardColumns = $filteredMarkets.map(columnsOf);

persist({ store: $isGroupedByCategories, key: 'board.categories', schema: z.boolean(), pickup: listOpened });
persist({ store: $hasUpcoming, key: 'board.upcoming', schema: z.boolean(), pickup: listOpened });
persist({ store: $filteredMarkets, key: 'board.markets', schema: z.string(), pickup: listOpened });
