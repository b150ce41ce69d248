import { createEvent, createStore } from 'effector';

import type { OddsPlaces } from '@/shared/lib/odds';

/** The feed brought a price with thousandths. */
export const finePriceSeen = createEvent();

/** How many decimals every board shows in this visit: a site that sends thousandths once will send them again. */
export const $pricePlaces = createStore<OddsPlaces>(2).on(finePriceSeen, () => 3);
