import { combine, createEvent, createStore, sample } from 'effector';

import { $siteConfig } from '@/entities/site';
import { fingerprintWanted } from '@/shared/api';
import { $language } from '@/shared/i18n';

import { countriesQuery, currenciesQuery } from '../api/choices';
import { usualCurrency, type RegistrationFields } from '../lib/fields';
import { formLeft } from './dialog';

export const formOpened = createEvent();
export const choicesRequested = createEvent();
export const fieldChanged = createEvent<Partial<RegistrationFields>>();

/** What the player touched; what he did not is filled in from where he is. */
const $touched = createStore<RegistrationFields>({
  countryId: null,
  currencyIso: null,
  bonus: 0,
  promo: '',
  agreesTerms: false,
})
  .on(fieldChanged, (fields, changed) => ({ ...fields, ...changed }))
  .reset(formLeft);

export const $countries = countriesQuery.$data.map((countries) => countries ?? []);
export const $currencies = currenciesQuery.$data.map((currencies) => currencies ?? []);

/** `failed`: neither can be chosen, so nothing can be sent. */
export const $choices = combine(
  { countries: countriesQuery.$status, currencies: currenciesQuery.$status },
  ({ countries, currencies }): 'loading' | 'ready' | 'failed' => {
    if (countries === 'done' && currencies === 'done') return 'ready';
    return countries === 'fail' || currencies === 'fail' ? 'failed' : 'loading';
  },
);

/** What would be sent now. The country is where the visitor is, his money that of the country. */
export const $chosen = combine(
  $touched,
  $countries,
  $currencies,
  $siteConfig,
  (touched, countries, currencies, config) => {
    const countryId = touched.countryId ?? countries.find(({ id }) => id === config?.geoCountryId)?.id ?? null;
    const country = countries.find(({ id }) => id === countryId);
    return { ...touched, countryId, currencyIso: touched.currencyIso ?? usualCurrency(country?.iso, currencies) };
  },
);

sample({ clock: formOpened, target: [choicesRequested, fingerprintWanted] });
sample({ clock: choicesRequested, source: $language, target: [countriesQuery.refresh, currenciesQuery.refresh] });
