import { combine, createEvent, createStore, sample } from 'effector';

import { $plugins } from '@/entities/plugin';
import { $loadedGroups, loadDictionariesFx } from '@/shared/i18n';
import { $isAppReady, appReady } from '@/shared/lib/lifecycle';
import { $location, navigated } from '@/shared/routing';

const parameter = 'payment_consultant';
export const consultantSlot = 'payment-consultant';

const consultantOpened = createEvent();
export const consultantClosed = createEvent();

const $isWanted = createStore(false)
  .on(consultantOpened, () => true)
  .reset(consultantClosed);

const $isAsked = $location.map(({ search }) => new URLSearchParams(search).get(parameter) === '1');

/** A site that has switched the remote app off has no consultant. */
const $isThere = $plugins.map(
  (plugins) =>
    plugins?.some(({ mounts }) => mounts.some((mount) => 'slot' in mount && mount.slot === consultantSlot)) ?? false,
);

/** Shown with its texts, not before them. */
export const $isConsultantShown = combine(
  { isWanted: $isWanted, isThere: $isThere, groups: $loadedGroups },
  ({ isWanted, isThere, groups }) => isWanted && isThere && groups.includes('consultant'),
);

// A mail, another site or a page of this one leads here. Spec: shell §2, QUERY-09.
sample({
  clock: [appReady, navigated],
  source: { isReady: $isAppReady, isAsked: $isAsked },
  filter: ({ isReady, isAsked }) => isReady && isAsked,
  fn: () => undefined,
  target: consultantOpened,
});
sample({ clock: consultantOpened, fn: () => ['consultant'], target: loadDictionariesFx });
