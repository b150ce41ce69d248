import { currencyFacts } from '@contracts/currencies';
import { toMinor } from '@contracts/maths';
import { PromoCheckAnswer, PromoCodesAnswer } from '@contracts/promo';

import type { PromoCode } from '@/entities/coupon-figures';
import { createApiCall, createApiQuery } from '@/shared/api';

/** GET /coupon-api/v1/promo-codes. Spec: api §8. */
export const promoCodesQuery = createApiQuery({
  request: (language: string) => ({ path: `/coupon-api/v1/promo-codes?lng=${language}` }),
  contract: PromoCodesAnswer,
  mapData: ({ data }): PromoCode[] =>
    data.map(({ code, title, amount, iso, endsAt, typeIds }) => ({
      code,
      title,
      iso,
      typeIds,
      sum: toMinor(amount, currencyFacts(iso).digits),
      endsAt: endsAt * 1000,
    })),
});

/** POST /coupon-api/v1/promo-codes/check. Spec: api §8. */
export const checkPromoFx = createApiCall({
  request: (code: string) => ({ method: 'POST', path: '/coupon-api/v1/promo-codes/check', body: { code } }),
  contract: PromoCheckAnswer,
  mapData: ({ data }) => data,
});
