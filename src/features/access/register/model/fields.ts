import { combine, createEvent, createStore, sample } from 'effector';

import { z } from '@contracts/zod';

import { $siteConfig } from '@/entities/site';
import { fingerprintWanted } from '@/shared/api';
import { $language } from '@/shared/i18n';
import { keepTyped } from '@/shared/part';

import { countriesQuery, currenciesQuery } from '../api/choices';
import { type RegistrationFields, usualCurrency } from '../lib/fields';
import { formLeft } from './dialog';

export const formOpened = createEvent();
export const choicesRequested = createEvent();
export const fieldChanged = createEvent<Partial<RegistrationFields>>();

/** The fields that the player touched. The visitor's location fills the others. */
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

/** `failed`: the player can choose neither, so they cannot send the form. */
export const $choices = combine(
  { countries: countriesQuery.$status, currencies: currenciesQuery.$status },
  ({ countries, currencies }): 'loading' | 'ready' | 'failed' => {
    if (countries === 'done' && currencies === 'done') return 'ready';
    return countries === 'fail' || currencies === 'fail' ? 'failed' : 'loading';
  },
);

/** What the form would send now. The country is the visitor's own, the currency that of the country. */
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

/** The fields one by one: what a remote app or a kept form fills in is checked by them. */
export const fieldSchemas = {
  countryId: z.nullable(z.int()),
  currencyIso: z.nullable(z.string()),
  bonus: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  promo: z.string(),
  agreesTerms: z.boolean(),
};

keepTyped({
  name: 'register',
  $fields: $touched,
  opened: formOpened,
  restored: fieldChanged,
  schema: z.object(fieldSchemas),
});
sample({ clock: formOpened, target: [choicesRequested, fingerprintWanted] });
sample({ clock: choicesRequested, source: $language, target: [countriesQuery.refresh, currenciesQuery.refresh] });
