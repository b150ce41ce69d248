import { combine, createEvent, createStore } from 'effector';

import { $isOneClickOffered, $quickBet } from '@/entities/coupon';
import { placingOpened } from '@/features/betting/place-bet';

import { wantedTexts } from '../lib/wanted-texts';

export const settingsOpened = createEvent();
export const settingsClosed = createEvent();
export const $areSettingsOpen = createStore(false)
  .on(settingsOpened, () => true)
  .on(settingsClosed, () => false);

/** The words are here of what can stand on the page without a bet in the coupon. */
export const $canSpeak = wantedTexts(
  ['flow'],
  combine(
    { isOffered: $isOneClickOffered, quick: $quickBet, areOpen: $areSettingsOpen },
    ({ isOffered, quick, areOpen }) => isOffered || quick !== null || areOpen,
  ),
  [placingOpened],
);
