import { sample } from 'effector';

import { $bets, oddsAgreed } from '@/entities/coupon';

import { $blockers } from './blockers';
import { createConsent, pricesText } from './consent';
import { placeRequested } from './outgoing';

const consent = createConsent($blockers, $bets.map(pricesText));

/** "Accept 1.84 and place": the button of the slip when changed prices are all that it waits for. */
export const {
  pressed: acceptRequested,
  settled: acceptanceAsked,
  $asked: $askedPrices,
  $isSettled: $isAskSettled,
} = consent;

// First the yes, then the slip as it stands with it.
sample({ clock: consent.given, fn: () => 'all' as const, target: oddsAgreed });
sample({ clock: consent.given, target: placeRequested });
