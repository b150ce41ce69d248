import { combine, createEffect, createEvent, sample, type StoreValue } from 'effector';

import { $activeAccount } from '@/entities/account';
import {
  $arrangedBets,
  $bets,
  $blockStakes,
  $currencyIso,
  $isActiveSystemBanker,
  $isFrozen,
  $isSlipKept,
  $slipId,
  $stake,
  $stakeByBet,
  $systemValue,
  $totalStake,
  $typeId,
  readSlipFx,
} from '@/entities/coupon';
import { $exactCoef, $slipOdds } from '@/entities/coupon-figures';
import { $changeCoefAction, $isDropOnScoreChange } from '@/entities/coupon-settings';
import { placing, signInNeeded, toSent } from '@/entities/placement';
import { $coefViewId } from '@/entities/preferences';
import { $isAuth, $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $language } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { isPressed } from '@/shared/press';

import { $isSumSteady } from './auto-max';
import { $blockers } from './blockers';
import { $extras } from './extras';

/** The player presses Place, or Enter in the stake. */
export const placeRequested = createEvent();

/** Everything that the server gets. */
export const $slip = combine({
  id: $slipId,
  bets: $arrangedBets,
  typeId: $typeId,
  stake: $stake,
  totalStake: $totalStake,
  stakeByBet: $stakeByBet,
  systemValue: $systemValue,
  isActiveSystemBanker: $isActiveSystemBanker,
  blockStakes: $blockStakes,
  milliOdds: $slipOdds,
  iso: $currencyIso,
  accountId: $activeAccount.map((account) => account?.id ?? null),
  userId: $userId,
  changeCoefAction: $changeCoefAction,
  coefViewId: $coefViewId,
  exactCoef: $exactCoef,
  isDropOnScoreChange: $isDropOnScoreChange,
  extras: $extras,
  refId: $siteConfig.map((config) => config?.ref_id ?? 0),
  language: $language,
});

const $isReady = combine(
  $isFrozen,
  $blockers,
  $bets,
  (isFrozen, blockers, bets) => !isFrozen && blockers.length === 0 && bets.length > 0,
);
/** The player pressed the slip that they saw: no sum moved under their finger. */
const pressed = sample({ clock: placeRequested, source: $isSumSteady, filter: (isSteady) => isSteady && isPressed() });
/** True: when the player presses, the slip goes out. */
const $canPlace = combine(
  $isReady,
  $isAuth,
  $userId,
  (isReady, isAuth, userId) => isReady && isAuth && userId !== null,
);

type Slip = StoreValue<typeof $slip>;
/** What the player agreed to with their press. */
const shownOf = ({ id, bets, typeId, totalStake, accountId, ...rest }: Slip) =>
  JSON.stringify([
    [id, typeId, totalStake, accountId, rest.systemValue, rest.isActiveSystemBanker, rest.blockStakes],
    bets.map(({ market, blockId }) => [market.id, blockId]),
  ]);

/**
 * Another tab may have changed or sent this slip a moment ago, and its message is still on its way. So the storage has
 * the last word. `shown`: what the player saw when they pressed.
 */
const recheckFx = createEffect(async ({ isKept }: { shown: string; isKept: boolean }) => {
  if (isKept) await readSlipFx();
});

sample({
  clock: pressed,
  source: { slip: $slip, isKept: $isSlipKept, canPlace: $canPlace },
  filter: ({ canPlace }) => canPlace,
  fn: ({ slip, isKept }) => ({ shown: shownOf(slip), isKept }),
  target: recheckFx,
});

sample({
  clock: recheckFx.finally,
  source: { slip: $slip, canPlace: $canPlace, now: $now },
  filter: ({ slip, canPlace }, { params }) => canPlace && shownOf(slip) === params.shown,
  fn: ({ slip, now }) => toSent(slip, now),
  target: placing.begun,
});

sample({
  clock: pressed,
  source: { isReady: $isReady, isAuth: $isAuth },
  filter: ({ isReady, isAuth }) => isReady && !isAuth,
  target: signInNeeded,
});
