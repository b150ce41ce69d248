import { combine, sample } from 'effector';

import { $phoneCountries, countryIn, digitsOf, phoneListsRequested } from '@/entities/access/phone';
import { $siteConfig } from '@/entities/site';

import { type RegistrationFields, usualCurrency } from '../lib/fields';
import { $countries, $currencies, $touched, choicesRequested, fieldChanged } from './fields';
import { $from } from './social';
import { $ways } from './ways';

/** What the form would send now. The country is the visitor's own, the currency that of the country, the phone's code too. */
export const $chosen = combine(
  {
    touched: $touched,
    ways: $ways,
    from: $from,
    countries: $countries,
    currencies: $currencies,
    phones: $phoneCountries,
    config: $siteConfig,
  },
  ({ touched, ways, from, countries, currencies, phones, config }): RegistrationFields => {
    const countryId = touched.countryId ?? countries.find(({ id }) => id === config?.geoCountryId)?.id ?? null;
    const country = countries.find(({ id }) => id === countryId);
    const phoneCountryId = touched.phoneCountryId ?? countryId;
    return {
      ...touched,
      // A player who returns from another site resumes at that step.
      way: touched.way ?? (from === null ? ways[0] : 'social') ?? 'one_click',
      countryId,
      currencyIso: touched.currencyIso ?? usualCurrency(country?.iso, currencies),
      phoneCountryId,
      phone: digitsOf(touched.phone, phones.find(({ id }) => id === phoneCountryId) ?? { code: '+', max: 15 }),
    };
  },
);

export const $phoneCountry = combine(
  $chosen,
  $phoneCountries,
  ({ phoneCountryId }, phones) => phones.find(({ id }) => id === phoneCountryId) ?? null,
);

sample({ clock: choicesRequested, target: phoneListsRequested });

// A whole number names its country.
const named = sample({
  clock: fieldChanged,
  source: { countries: $phoneCountries, chosen: $chosen },
  fn: ({ countries, chosen }, { phone = '' }) => {
    const country = countryIn(phone, countries, chosen.phoneCountryId);
    return country && { phoneCountryId: country.id, phone: digitsOf(phone, country) };
  },
});
sample({ clock: named.filterMap((change) => change ?? undefined), target: fieldChanged });
