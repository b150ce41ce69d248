import { combine, createEvent, createStore, sample } from 'effector';

import type { PlacedBet } from '@/entities/bet';
import { $language } from '@/shared/i18n';
import { $routeMatch, pageFailed } from '@/shared/routing';
import { printFx } from '@/shared/sheet';

import { couponQuery } from '../api/coupon';

export const couponWanted = createEvent();
export const printPressed = createEvent();

const $id = $routeMatch.map((match) => match?.params['couponId'] ?? null);
const $received = createStore<PlacedBet | null>(null).on(couponQuery.finished.success, (_, { result }) => result);

/** Null until it comes. Never a coupon other than the one in the address. */
export const $coupon = combine($received, $id, (coupon, id) => (coupon?.id === id ? coupon : null));
export const $hasFailed = createStore(false)
  .on(couponQuery.finished.failure, () => true)
  .reset(couponQuery.start);

sample({
  clock: couponWanted,
  source: { id: $id, language: $language },
  filter: ({ id }) => id !== null,
  fn: ({ id, language }) => ({ id: id ?? '', language }),
  target: couponQuery.start,
});

// Another player's coupon and a missing one get the same answer.
sample({
  clock: couponQuery.finished.failure,
  source: $id,
  filter: (id, { params, error }) => params.id === id && 'statusCode' in error && error.statusCode === 404,
  fn: () => ({ status: 404 }),
  target: pageFailed,
});

sample({ clock: printPressed, target: printFx });
