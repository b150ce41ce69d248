import { createEvent, createStore } from 'effector';

import type { OddsPlaces } from '@/shared/lib/odds';

/** The feed has a price with thousandths. */
export const finePriceSeen = createEvent();

/** Decimals of every price on the boards of this visit: a site that gives thousandths once gives them again. */
export const $pricePlaces = createStore<OddsPlaces>(2).on(finePriceSeen, () => 3);
