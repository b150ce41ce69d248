import { createStore, sample } from 'effector';

import { Zone } from '@contracts/feed';

import { persist } from '@/shared/lib/storage';
import { $routeMatch } from '@/shared/routing';

import { zoneOf } from '../lib/sports';

/**
 * The zone of the page. Where the page has none, the player's last zone. Spec: coupon §3
 * "currentBettingType".
 */
export const $currentBettingType = createStore<Zone>('live');

sample({
  clock: $routeMatch,
  source: $currentBettingType,
  fn: (known, match) => zoneOf(match?.params['section']) ?? known,
  target: $currentBettingType,
});

persist({ store: $currentBettingType, key: 'bettingType', schema: Zone });
