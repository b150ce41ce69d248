import type { Currency } from '@contracts/account';

export type Bonus = 0 | 1 | 2;

/** `countryId`, `currencyIso`: null until the lists are there. */
export type RegistrationFields = {
  countryId: number | null;
  currencyIso: string | null;
  bonus: Bonus;
  promo: string;
  agreesTerms: boolean;
};

export type RegistrationErrors = {
  agreesTerms?: 'terms_and_conditions';
  promo?: 'field_error_promo';
  countryId?: 'field_error_required';
  currencyIso?: 'field_error_required';
};

/** Decision D-85: 3 to 32 letters, digits or hyphens, when there is one at all. */
const promoForm = /^[\p{L}\p{N}-]{3,32}$/u;

export function problemsOf({ countryId, currencyIso, promo, agreesTerms }: RegistrationFields): RegistrationErrors {
  return {
    ...(countryId === null ? { countryId: 'field_error_required' as const } : {}),
    ...(currencyIso === null ? { currencyIso: 'field_error_required' as const } : {}),
    ...(promo.trim() === '' || promoForm.test(promo.trim()) ? {} : { promo: 'field_error_promo' as const }),
    ...(agreesTerms ? {} : { agreesTerms: 'terms_and_conditions' as const }),
  };
}

/** Money of the country, where it is one of the usual; else the first that is offered. */
const moneyOf: Readonly<Record<string, string>> = {
  ...{ RU: 'RUB', US: 'USD', UA: 'UAH', KZ: 'KZT', IN: 'INR', BR: 'BRL', GB: 'GBP', TR: 'TRY', JP: 'JPY', CA: 'CAD' },
  ...{ AU: 'AUD', PL: 'PLN', CH: 'CHF', SE: 'SEK', NO: 'NOK', DK: 'DKK', CZ: 'CZK', HU: 'HUF', RO: 'RON', MX: 'MXN' },
  ...{ AR: 'ARS', CO: 'COP', CL: 'CLP', PE: 'PEN', ZA: 'ZAR', NG: 'NGN', KE: 'KES', EG: 'EGP', BD: 'BDT', PK: 'PKR' },
  ...{ ID: 'IDR', TH: 'THB', VN: 'VND', KR: 'KRW', AZ: 'AZN', AM: 'AMD', GE: 'GEL', UZ: 'UZS', BY: 'BYN', AE: 'AED' },
};
const euroCountries = 'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'.split(' ');

export function usualCurrency(
  country: string | undefined,
  currencies: readonly Pick<Currency, 'iso'>[],
): string | null {
  const wanted = country !== undefined && euroCountries.includes(country) ? 'EUR' : moneyOf[country ?? ''];
  return (currencies.find(({ iso }) => iso === wanted) ?? currencies[0])?.iso ?? null;
}
