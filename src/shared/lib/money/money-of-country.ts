const moneyOf: Readonly<Record<string, string>> = {
  ...{ RU: 'RUB', US: 'USD', UA: 'UAH', KZ: 'KZT', IN: 'INR', BR: 'BRL', GB: 'GBP', TR: 'TRY', JP: 'JPY', CA: 'CAD' },
  ...{ AU: 'AUD', PL: 'PLN', CH: 'CHF', SE: 'SEK', NO: 'NOK', DK: 'DKK', CZ: 'CZK', HU: 'HUF', RO: 'RON', MX: 'MXN' },
  ...{ AR: 'ARS', CO: 'COP', CL: 'CLP', PE: 'PEN', ZA: 'ZAR', NG: 'NGN', KE: 'KES', EG: 'EGP', BD: 'BDT', PK: 'PKR' },
  ...{ ID: 'IDR', TH: 'THB', VN: 'VND', KR: 'KRW', AZ: 'AZN', AM: 'AMD', GE: 'GEL', UZ: 'UZS', BY: 'BYN', AE: 'AED' },
};
const euroCountries = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

/** The usual currency of a country, by ISO alpha-2. Null where we do not know it. */
export const moneyOfCountry = (country = ''): string | null =>
  euroCountries.includes(country) ? 'EUR' : (moneyOf[country] ?? null);
