import { sample } from 'effector';

import { $activeAccount } from '@/entities/account';
import {
  $selectedIds,
  bonusEnabledChanged,
  calculationReceived,
  limitsReceived,
  marksReceived,
  pricesReceived,
  type BetMarks,
} from '@/entities/coupon';
import { $isAuth } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $isFeedLive } from '@/shared/feed';
import { createTimer } from '@/shared/lib/clock';

import { amountsQuery, recalculateQuery } from '../api/calculate';
import { betIn, couponIn } from '../lib/request';
import { $slip } from './outgoing';
import { placingOpened } from './placement';

/** Spec: api §8: "coupon change, debounced 300 ms". */
const CALM_MS = 300;

/** What an answer depends on, as text that is equal when it is: prices move many times a second and come by the feed. */
const $question = $slip.map(({ id, bets, typeId, totalStake, accountId, iso, language, ...rest }) =>
  id === null || bets.length === 0
    ? ''
    : JSON.stringify([
        bets.map(({ market, blockId }) => [market.id, blockId]),
        [typeId, totalStake, accountId, iso, language],
        [rest.systemValue, rest.isActiveSystemBanker, rest.blockStakes],
      ]),
);
const asked = sample({ clock: [$question, placingOpened], source: $question });
const calm = createTimer();
sample({ clock: asked, fn: () => CALM_MS, target: calm.started });

sample({
  clock: calm.fired,
  source: $slip,
  filter: ({ id, bets }) => id !== null && bets.length > 0,
  fn: (slip) => ({ request: couponIn(slip), iso: slip.iso }),
  target: recalculateQuery.start,
});

// Limits of the player: only of a signed-in one (CPN-41).
sample({
  clock: calm.fired,
  source: { slip: $slip, isAuth: $isAuth, account: $activeAccount },
  filter: ({ slip, isAuth, account }) => isAuth && account !== null && slip.bets.length > 0,
  fn: ({ slip, account }) => ({
    request: {
      accountId: account?.id ?? 0,
      typeId: slip.typeId,
      ...((slip.typeId === 2 || slip.typeId === 4) && { systemValue: slip.systemValue }),
      bets: slip.bets.map(betIn),
    },
    iso: slip.iso,
  }),
  target: amountsQuery.start,
});

sample({
  clock: recalculateQuery.finished.success,
  fn: ({ result }) => result.calculation,
  target: calculationReceived,
});
sample({ clock: amountsQuery.finished.success, fn: ({ result }) => result, target: limitsReceived });

/** What no feed knows: marks that a bet has beside the others of its slip, and the names of a market that is no longer offered. */
const ofSlip = ({ marketId, isDepend, isDisabledBanker, name, groupName }: BetMarks): BetMarks => ({
  marketId,
  isDepend,
  isDisabledBanker,
  name,
  groupName,
});
// The feed is quicker than an answer under way: prices and suspensions are taken from the answer only while the feed is silent.
sample({
  clock: recalculateQuery.finished.success,
  source: { isLive: $isFeedLive, ids: $selectedIds },
  filter: ({ ids }, { result }) => result.marks.every(({ marketId }) => ids.has(marketId)),
  fn: ({ isLive }, { result }) => (isLive ? result.marks.map(ofSlip) : result.marks),
  target: marksReceived,
});
sample({
  clock: recalculateQuery.finished.success,
  source: $isFeedLive,
  filter: (isLive) => !isLive,
  fn: (_, { result }) => result.prices,
  target: pricesReceived,
});

sample({
  clock: [$siteConfig, placingOpened],
  source: $siteConfig,
  fn: (config) => config?.isAvailableCouponBonusBet ?? false,
  target: bonusEnabledChanged,
});
