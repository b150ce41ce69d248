import { createEvent, createStore, sample } from 'effector';

import type { MarketRules } from '@contracts/market-rules';

import { $language } from '@/shared/i18n';

import { rulesQuery } from '../api/rules';

/** Somebody opens the rules of this outcome, or asks again after a failure. */
export const rulesOpened = createEvent<number>();

sample({
  clock: rulesOpened,
  source: $language,
  fn: (lng, marketId) => ({ marketId, lng }),
  target: rulesQuery.start,
});

/** Null until they have come. */
export const $rules = createStore<MarketRules | null>(null)
  .on(rulesQuery.finished.success, (_, { result }) => result)
  .reset(rulesOpened);
export const $hasFailed = createStore(false)
  .on(rulesQuery.finished.failure, () => true)
  .reset(rulesOpened);
