import { createEvent, createStore, sample } from 'effector';

import { $manualPromoCode, promoCodesReceived } from '@/entities/coupon';
import { $isAuth } from '@/entities/session';
import { $language } from '@/shared/i18n';

import { checkPromoFx, promoCodesFx } from '../api/promo';
import { placingOpened } from './placement';
import { betPlaced } from './result';

/** The player asks whether the typed code can be used. */
export const promoCheckRequested = createEvent();
/** The answer for one code; a slip goes out with it or without. */
export const $promoVerdict = createStore<{ code: string; isValid: boolean; text: string } | null>(null)
  .on(checkPromoFx.done, (_, { params, result }) => ({ ...result, code: params }))
  .on(checkPromoFx.fail, (_, { params }) => ({ code: params, isValid: false, text: '' }));

// A code that was used is no longer in the list.
sample({
  clock: [placingOpened, $isAuth, betPlaced],
  source: { isAuth: $isAuth, language: $language },
  filter: ({ isAuth }) => isAuth,
  fn: ({ language }) => language,
  target: promoCodesFx,
});
sample({ clock: promoCodesFx.doneData, target: promoCodesReceived });
sample({ clock: promoCheckRequested, source: $manualPromoCode, filter: (code) => code !== '', target: checkPromoFx });
