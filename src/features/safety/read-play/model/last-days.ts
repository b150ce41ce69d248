import { createEvent, createStore, sample } from 'effector';

import { $userId } from '@/entities/session';

import { lastDaysQuery, type Summary } from '../api/summary';

/** The player has to read their last 30 days. */
export const lastDaysShown = createEvent();

/** Null until they come. */
export const $lastDays = createStore<Summary | null>(null)
  .on(lastDaysQuery.finished.success, (_, { result }) => result)
  .reset($userId, lastDaysShown);
export const $haveLastDaysFailed = createStore(false)
  .on(lastDaysQuery.finished.failure, () => true)
  .reset(lastDaysQuery.start, $userId);

sample({ clock: lastDaysShown, fn: () => ({ days: 30 }), target: lastDaysQuery.start });
