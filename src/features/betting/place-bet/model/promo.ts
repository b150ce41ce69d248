import { createEvent, createStore, merge, sample } from 'effector';

import { ERROR_CODE } from '@contracts/common';

import { $manualPromoCode, promoCodeRefused, promoCodesReceived } from '@/entities/coupon';
import { $isAuth } from '@/entities/session';
import { $language } from '@/shared/i18n';

import { checkPromoFx, promoCodesFx } from '../api/promo';
import { answered, answeredElsewhere, placingOpened } from './placement';
import { betPlaced } from './result';

/** The player asks whether the typed code can be used. */
export const promoCheckRequested = createEvent();
/** The answer for one code; a slip goes out with it or without. */
export const $promoVerdict = createStore<{ code: string; isValid: boolean; text: string } | null>(null)
  .on(checkPromoFx.done, (_, { params, result }) => ({ ...result, code: params }))
  .on(checkPromoFx.fail, (_, { params }) => ({ code: params, isValid: false, text: '' }))
  .on(promoCodeRefused, (_, code) => ({ code, isValid: false, text: '' }));

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

// A code that was refused, with a slip or when it was checked, does not stay for the next press.
const refused = merge([answered, answeredElsewhere]).filterMap(({ sent, outcome }) =>
  'refusal' in outcome && outcome.refusal.code === ERROR_CODE.promoNotValid ? sent.request.promoCode : undefined,
);
const found = checkPromoFx.done.filterMap(({ params, result }) => (result.isValid ? undefined : params));
sample({ clock: [refused, found], target: promoCodeRefused });
