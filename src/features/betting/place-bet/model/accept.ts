import { sample } from 'effector';

import { $bets, oddsAgreed } from '@/entities/coupon';

import { $blockers } from './blockers';
import { createConsent, pricesText } from './consent';
import { placeRequested } from './outgoing';

/** "Accept 1.84 and place": the button of the slip when changed prices are all that it waits for. */
export const {
  pressed: acceptRequested,
  given: pricesAccepted,
  settled: acceptanceAsked,
  $asked: $askedPrices,
  $isSettled: $isAskSettled,
} = createConsent($blockers, $bets.map(pricesText));

// First the yes, then the slip as it stands with it.
sample({ clock: pricesAccepted, fn: () => 'all' as const, target: oddsAgreed });
sample({ clock: pricesAccepted, target: placeRequested });
