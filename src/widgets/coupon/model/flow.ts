import { combine, createEvent, createStore, sample } from 'effector';

import { $isOneClickOffered, $quickBet } from '@/entities/coupon';
import { placingOpened } from '@/features/betting/place-bet';
import { $loadedGroups, loadDictionariesFx } from '@/shared/i18n';

export const settingsOpened = createEvent();
export const settingsClosed = createEvent();
export const $areSettingsOpen = createStore(false)
  .on(settingsOpened, () => true)
  .on(settingsClosed, () => false);

const groups = ['flow'];
const $isMissing = combine(
  { loaded: $loadedGroups, isOffered: $isOneClickOffered, quick: $quickBet, areOpen: $areSettingsOpen },
  ({ loaded, isOffered, quick, areOpen }) => (isOffered || quick !== null || areOpen) && !loaded.includes('flow'),
);
// Texts of what can stand on the page without a bet in the coupon.
sample({
  clock: [placingOpened, $isMissing],
  source: $isMissing,
  filter: Boolean,
  fn: () => groups,
  target: loadDictionariesFx,
});
/** The words are here. */
export const $canSpeak = $loadedGroups.map((loaded) => loaded.includes('flow'));
