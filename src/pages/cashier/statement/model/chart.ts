import { createEvent, createStore } from 'effector';

import { $userId } from '@/entities/session';

import { type Points, pointsOf } from '../lib/chart';
import { $statement } from './statement';

/** The player opens the chart, or folds it. */
export const chartToggled = createEvent<boolean>();

export const $isChartOpen = createStore(false)
  .on(chartToggled, (_, isOpen) => isOpen)
  .reset($userId);
const none: Points = { at: [], minor: [] };
export const $points = $statement.map((statement) => (statement === null ? none : pointsOf(statement)));
