import { createEvent, createStore, merge, sample } from 'effector';

import { errorCodes } from '@contracts/common';

import { $manualPromoCode, promoCodeRefused, promoCodesReceived } from '@/entities/coupon-figures';
import { answered, couponCodeLoaded, overheard } from '@/entities/placement';
import { $isAuth } from '@/entities/session';
import { $language } from '@/shared/i18n';

import { checkPromoFx, promoCodesQuery } from '../api/promo';
import { betPlaced } from './result';

/** The player asks whether they can use the typed code. */
export const promoCheckRequested = createEvent();
/** The server's answer about one code. The slip goes out with the code or without it. */
export const $promoVerdict = createStore<{ code: string; isValid: boolean; text: string } | null>(null)
  .on(checkPromoFx.done, (_, { params, result }) => ({ ...result, code: params }))
  .on(checkPromoFx.fail, (_, { params }) => ({ code: params, isValid: false, text: '' }))
  .on(promoCodeRefused, (_, code) => ({ code, isValid: false, text: '' }));

// The server takes a used code off the list.
sample({
  clock: [couponCodeLoaded, $isAuth, betPlaced],
  source: { isAuth: $isAuth, language: $language },
  filter: ({ isAuth }) => isAuth,
  fn: ({ language }) => language,
  target: promoCodesQuery.start,
});
sample({ clock: promoCodesQuery.finished.success, fn: ({ result }) => result, target: promoCodesReceived });
sample({ clock: promoCheckRequested, source: $manualPromoCode, filter: (code) => code !== '', target: checkPromoFx });

// The server refused the code, with a slip or when the player checked it. It goes, so that the next press does not carry it.
const refused = merge([answered, overheard]).filterMap(({ sent, outcome }) =>
  'refusal' in outcome && outcome.refusal.code === errorCodes.promoNotValid ? sent.request.promoCode : undefined,
);
const found = checkPromoFx.done.filterMap(({ params, result }) => (result.isValid ? undefined : params));
sample({ clock: [refused, found], target: promoCodeRefused });
