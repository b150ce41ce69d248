import { PhoneCountriesAnswer, PhoneMasksAnswer } from '@contracts/auth';

import { createApiQuery } from '@/shared/api';

const quarterHourMs = 900_000;

/** GET /web-api/geo/phone-countries, in the order of the language. We chose the path. Spec: coupon §7. */
export const phoneCountriesQuery = createApiQuery({
  name: 'phone countries',
  request: (language: string) => ({ path: '/web-api/geo/phone-countries', query: { lng: language } }),
  contract: PhoneCountriesAnswer,
  mapData: ({ data }) => data,
  cacheMs: quarterHourMs,
});

/** GET /web-api/geo/phone-masks. Spec: coupon §7. */
export const phoneMasksQuery = createApiQuery({
  name: 'phone masks',
  request: (_: string) => ({ path: '/web-api/geo/phone-masks' }),
  contract: PhoneMasksAnswer,
  mapData: ({ data }) => data,
  cacheMs: quarterHourMs,
});
