import type { Currency } from '@contracts/account';

import { moneyOfCountry } from '@/shared/lib/money';

export type Bonus = 0 | 1 | 2;

/** `countryId`, `currencyIso`: null until the lists come. */
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

/** Decision D-85: a promo code may be empty; otherwise 3 to 32 letters, digits or hyphens. */
const promoForm = /^[\p{L}\p{N}-]{3,32}$/u;

export function problemsOf({ countryId, currencyIso, promo, agreesTerms }: RegistrationFields): RegistrationErrors {
  return {
    ...(countryId === null ? { countryId: 'field_error_required' as const } : {}),
    ...(currencyIso === null ? { currencyIso: 'field_error_required' as const } : {}),
    ...(promo.trim() === '' || promoForm.test(promo.trim()) ? {} : { promo: 'field_error_promo' as const }),
    ...(agreesTerms ? {} : { agreesTerms: 'terms_and_conditions' as const }),
  };
}

/** The country's currency where the site offers it, otherwise the first on offer. */
export function usualCurrency(
  country: string | undefined,
  currencies: readonly Pick<Currency, 'iso'>[],
): string | null {
  const wanted = moneyOfCountry(country);
  return (currencies.find(({ iso }) => iso === wanted) ?? currencies[0])?.iso ?? null;
}
