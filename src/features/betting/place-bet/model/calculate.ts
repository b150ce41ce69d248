import { sample } from 'effector';
import { debounce } from 'patronum';

import { hasSizes } from '@contracts/coupon-types';

import { $activeAccount } from '@/entities/account';
import { $bets, $typeId, type BetMarks, marksReceived, pricesReceived } from '@/entities/coupon';
import { bonusEnabledChanged, calculationReceived, limitsReceived } from '@/entities/coupon-figures';
import { betIn, couponCodeLoaded, couponIn } from '@/entities/placement';
import { playerPushed } from '@/entities/player';
import { $isAuth } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $isFeedLive } from '@/shared/feed';

import { amountsQuery, recalculateQuery } from '../api/calculate';
import { $slip } from './outgoing';
import { $refused } from './result';

/** Spec: api §8: "coupon change, debounced 300 ms". */
const calmMs = 300;

/**
 * What an answer depends on, as one text that stays equal while none of it changes. Prices are not part of it: they move many
 * times a second, and the feed brings them.
 */
const $question = $slip.map(({ id, bets, typeId, totalStake, accountId, iso, language, ...rest }) =>
  id === null || bets.length === 0
    ? ''
    : JSON.stringify([
        bets.map(({ market, blockId }) => [market.id, blockId]),
        [typeId, totalStake, accountId, iso, language],
        [rest.systemValue, rest.isActiveSystemBanker, rest.blockStakes],
      ]),
);
/** What the player allows themselves is part of the answer, too. */
const limitsMoved = playerPushed.filter({ fn: ({ changed }) => changed === 'limits' || changed === 'ownLimits' });
// Others bet on the outcome too, so a refused stake asks again what is left.
const refusedMoved = $refused.updates.filter({ fn: (refused) => refused?.kind === 'refused' });
const asked = sample({ clock: [$question, couponCodeLoaded, limitsMoved, refusedMoved], source: $question });
const calmed = debounce(asked, calmMs);

sample({
  clock: calmed,
  source: $slip,
  filter: ({ id, bets }) => id !== null && bets.length > 0,
  fn: (slip) => ({ request: couponIn(slip), iso: slip.iso }),
  target: recalculateQuery.start,
});

// Only a signed-in player has limits of their own (CPN-41).
sample({
  clock: calmed,
  source: { slip: $slip, isAuth: $isAuth, account: $activeAccount },
  filter: ({ slip, isAuth, account }) => isAuth && account !== null && slip.bets.length > 0,
  fn: ({ slip, account }) => ({
    request: {
      accountId: account?.id ?? 0,
      typeId: slip.typeId,
      ...(hasSizes(slip.typeId) && { systemValue: slip.systemValue }),
      bets: slip.bets.map(betIn),
    },
    iso: slip.iso,
  }),
  target: amountsQuery.start,
});

// The player may have changed the type since the question, and limits belong to the type that was asked about.
sample({
  clock: recalculateQuery.finished.success,
  source: $typeId,
  filter: (typeId, { params }) => params.request.typeId === typeId,
  fn: (_, { result }) => result.calculation,
  target: calculationReceived,
});
sample({
  clock: amountsQuery.finished.success,
  source: $typeId,
  filter: (typeId, { params }) => params.request.typeId === typeId,
  fn: (_, { result }) => result,
  target: limitsReceived,
});

/** What no feed knows: how a bet stands to the others of its slip, and the names of a market that is no longer offered. */
const ofSlip = ({ marketId, isDepend, isDisabledBanker, name, groupName }: BetMarks): BetMarks => ({
  marketId,
  isDepend,
  isDisabledBanker,
  name,
  groupName,
});
// The feed is quicker than an answer. So the page takes prices and suspensions from the answer only while the feed is silent.
sample({
  clock: recalculateQuery.finished.success,
  source: { isLive: $isFeedLive, bets: $bets },
  filter: ({ bets }, { result }) =>
    result.marks.every(({ marketId }) => bets.some(({ market }) => market.id === marketId)),
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
  clock: [$siteConfig, couponCodeLoaded],
  source: $siteConfig,
  fn: (config) => config?.isAvailableCouponBonusBet ?? false,
  target: bonusEnabledChanged,
});
