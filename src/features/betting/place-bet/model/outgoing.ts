import { combine, createEffect, createEvent, sample, type StoreValue } from 'effector';

import { $activeAccount } from '@/entities/account';
import {
  $arrangedBets,
  $bets,
  $blockStakes,
  $changeCoefAction,
  $currencyIso,
  $exactCoef,
  $isActiveSystemBanker,
  $isDropOnScoreChange,
  $isFrozen,
  $isSlipKept,
  $slipId,
  $slipOdds,
  $stake,
  $stakeByBet,
  $systemValue,
  $totalStake,
  $typeId,
  readSlipFx,
  slipSent,
  storeSlipFx,
  type Sent,
} from '@/entities/coupon';
import { $coefViewId } from '@/entities/preferences';
import { $isAuth, $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $language } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';

import { placeFx } from '../api/place';
import { toSent } from '../lib/request';
import { $blockers } from './blockers';
import { $extras } from './extras';

/** The player presses Place, or Enter in the stake. */
export const placeRequested = createEvent();
/** A visitor pressed Place: the slip stays, the log-in dialog is wanted. */
export const signInNeeded = createEvent();

/** Everything that goes to the server. */
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
/** A press of the player would send the slip. */
const $canPlace = combine(
  $isReady,
  $isAuth,
  $userId,
  (isReady, isAuth, userId) => isReady && isAuth && userId !== null,
);

type Slip = StoreValue<typeof $slip>;
/** What the player agreed to by the press. */
const shownOf = ({ id, bets, typeId, totalStake, accountId, ...rest }: Slip) =>
  JSON.stringify([
    [id, typeId, totalStake, accountId, rest.systemValue, rest.isActiveSystemBanker, rest.blockStakes],
    bets.map(({ market, blockId }) => [market.id, blockId]),
  ]);

/**
 * Another tab may have changed or sent this slip a moment ago, before its message came: storage has the last word and is taken up. `shown`:
 * what the player saw when he pressed.
 */
const recheckFx = createEffect(async ({ isKept }: { shown: string; isKept: boolean }) => {
  if (isKept) await readSlipFx();
});

/** The key is stored before its first byte leaves (decision D-100). Where storage is shut it is in memory, and the slip says so. */
const storeFirstFx = createEffect(async (added: Sent) => {
  await storeSlipFx({ added });
});

sample({
  clock: placeRequested,
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
  target: slipSent,
});

sample({ clock: slipSent, target: storeFirstFx });
sample({ clock: storeFirstFx.finally, fn: ({ params }) => params, target: placeFx });

sample({
  clock: placeRequested,
  source: { isReady: $isReady, isAuth: $isAuth },
  filter: ({ isReady, isAuth }) => isReady && !isAuth,
  fn: () => undefined,
  target: signInNeeded,
});
