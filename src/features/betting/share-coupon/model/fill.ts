import { createEvent, createStore, sample } from 'effector';

import type { PlacedBet } from '@/entities/bet';
import { couponCleared, fillUndone, slipFilled, systemValueChosen, tabChosen } from '@/entities/coupon';
import { $language } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';

import { offersQuery } from '../api/offers';
import { filledFrom, type FillReport, type FillWish } from '../lib/fill';
import { wishOfBet } from '../lib/wishes';

export const couponRepeated = createEvent<PlacedBet>();
export const fillReportClosed = createEvent();

export const fillWanted = createEvent<FillWish>();
export const fillFailed = offersQuery.finished.failure;
const filled = createEvent<ReturnType<typeof filledFrom> & { wish: FillWish }>();

/** The result of the last filling. Null: nothing to say. */
export const $fillReport = createStore<FillReport | null>(null)
  .on(filled, (_, { report }) => report)
  .reset(fillReportClosed, fillUndone, couponCleared, fillWanted);
export const $isFilling = offersQuery.$pending;

sample({ clock: couponRepeated, fn: wishOfBet, target: fillWanted });

sample({
  clock: fillWanted,
  source: $language,
  filter: (_, { bets }) => bets.length > 0,
  fn: (language, wish) => ({ wish, language }),
  target: offersQuery.start,
});
// No bet is left, so there is nothing to ask.
sample({
  clock: fillWanted,
  source: $now,
  filter: (_, { bets }) => bets.length === 0,
  fn: (now, wish) => ({ ...filledFrom(wish, {}, now), wish }),
  target: filled,
});
sample({
  clock: offersQuery.finished.success,
  source: $now,
  fn: (now, { params: { wish }, result }) => ({ ...filledFrom(wish, result, now), wish }),
  target: filled,
});
sample({
  clock: filled,
  fn: ({ bets, wish: { source, typeId, systemValue } }) => ({ source, typeId, systemValue, bets }),
  target: slipFilled,
});
sample({ clock: filled, fn: () => 'coupon' as const, target: tabChosen });
sample({
  clock: filled,
  filter: ({ wish }) => wish.systemValue !== null,
  fn: ({ wish }) => wish.systemValue ?? 2,
  target: systemValueChosen,
});
