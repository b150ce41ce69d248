import { createEvent, createStore } from 'effector';

import { z } from '@contracts/zod';

import { persist } from '@/shared/lib/storage';

import { columnsOf, toggledColumn, type BoardColumn } from '../lib/columns';
import { listOpened } from './list';

/** Spec: coupon §3 "Betting view state". */
export const categoriesToggled = createEvent();
export const scoreboardToggled = createEvent();
export const upcomingToggled = createEvent();
export const columnToggled = createEvent<BoardColumn>();

/** Games under the heads of their competitions; off: one list, sooner first. */
export const $isGroupedByCategories = createStore(true).on(categoriesToggled, (isGrouped) => !isGrouped);

/** Scores by period beside the score. */
export const $isScoreboardWide = createStore(false).on(scoreboardToggled, (isWide) => !isWide);

/** Games that start soon stand in the live list too. */
export const $hasUpcoming = createStore(false).on(upcomingToggled, (has) => !has);

/** Columns that the player wants, a comma list; empty: all of them. */
export const $filteredMarkets = createStore('').on(columnToggled, toggledColumn);

/** Columns of the board, in their order. */
export const $boardColumns = $filteredMarkets.map(columnsOf);

persist({ store: $isGroupedByCategories, key: 'board.categories', schema: z.boolean(), pickup: listOpened });
persist({ store: $isScoreboardWide, key: 'board.scoreboard', schema: z.boolean(), pickup: listOpened });
persist({ store: $hasUpcoming, key: 'board.upcoming', schema: z.boolean(), pickup: listOpened });
persist({ store: $filteredMarkets, key: 'board.markets', schema: z.string(), pickup: listOpened });
