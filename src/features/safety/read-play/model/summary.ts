import { createEvent, createStore, sample } from 'effector';

import { $userId } from '@/entities/session';

import { type Summary, summaryQuery } from '../api/summary';

/** Somebody shows what the player did in so many days. */
export const summaryWanted = createEvent<number>();

/** The last one that was asked for; null until it arrives. */
export const $summary = createStore<Summary | null>(null)
  .on(summaryQuery.finished.success, (_, { result }) => result)
  .reset($userId);
export const $hasSummaryFailed = createStore(false)
  .on(summaryQuery.finished.failure, () => true)
  .reset(summaryQuery.start, summaryQuery.finished.success, $userId);

sample({ clock: summaryWanted, fn: (days) => ({ days }), target: summaryQuery.start });
