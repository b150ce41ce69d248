import { CurrenciesAnswer } from '@contracts/account';
import { CountriesAnswer } from '@contracts/auth';

import { createApiQuery } from '@/shared/api';

const quarterHourMs = 900_000;

/** GET /web-api/geo/countries, in the page's language, sorted by name. Spec: api §4. */
export const countriesQuery = createApiQuery({
  name: 'countries',
  request: (language: string) => ({ path: '/web-api/geo/countries', query: { lng: language } }),
  contract: CountriesAnswer,
  mapData: ({ data }) => data,
  cacheMs: quarterHourMs,
});

/** GET /web-api/account/currencies. Spec: api §5. */
export const currenciesQuery = createApiQuery({
  name: 'currencies',
  request: (language: string) => ({ path: '/web-api/account/currencies', query: { lng: language } }),
  contract: CurrenciesAnswer,
  mapData: ({ data }) => data,
  cacheMs: quarterHourMs,
});
