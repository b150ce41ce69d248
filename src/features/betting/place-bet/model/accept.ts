import { sample } from 'effector';

import { $bets, oddsAgreed } from '@/entities/coupon';
import { couponCodeLoaded, createConsent, pricesText } from '@/entities/placement';

import { $isSumSteady } from './auto-max';
import { $blockers } from './blockers';
import { placeRequested } from './outgoing';

const consent = createConsent($blockers, $bets.map(pricesText), couponCodeLoaded);

/** "Accept 1.84 and place": the button of a slip that waits only for the player's yes to changed prices. */
export const {
  pressed: acceptRequested,
  settled: acceptanceAsked,
  $asked: $askedPrices,
  $isSettled: $isAskSettled,
} = consent;

const agreed = sample({ clock: consent.given, filter: $isSumSteady });
// First the slip stores the consent, then it is sent with it.
sample({ clock: agreed, fn: () => 'all' as const, target: oddsAgreed });
sample({ clock: agreed, target: placeRequested });
