import { combine, createEvent, createStore, sample } from 'effector';

import { $slots } from '@/entities/plugin';
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

/** A site that has switched the remote app off offers no consultant. */
const $isThere = $slots.map((slots) => (slots?.[consultantSlot]?.shown.length ?? 0) > 0);

export const $isConsultantOpen = combine($isWanted, $isThere, (isWanted, isThere) => isWanted && isThere);

// A mail, another site or a page of this one leads here. Spec: shell §2, QUERY-09.
sample({
  clock: [appReady, navigated],
  source: { isReady: $isAppReady, isAsked: $isAsked },
  filter: ({ isReady, isAsked }) => isReady && isAsked,
  target: consultantOpened,
});
