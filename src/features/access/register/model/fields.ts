import { combine, createEvent, createStore, sample } from 'effector';

import { z } from '@contracts/zod';

import { fingerprintWanted } from '@/shared/api';
import { $language } from '@/shared/i18n';
import { keepTyped } from '@/shared/part';

import { countriesQuery, currenciesQuery } from '../api/choices';
import type { RegistrationFields } from '../lib/fields';
import { registrationWays } from '../lib/ways';
import { formLeft } from './dialog';

export const formOpened = createEvent();
export const choicesRequested = createEvent();
export const fieldChanged = createEvent<Partial<RegistrationFields>>();

/** The fields that the player touched. The visitor's location and the site's offer fill the others. */
export const $touched = createStore<Omit<RegistrationFields, 'way'> & { way: RegistrationFields['way'] | null }>({
  ...{ way: null, countryId: null, currencyIso: null, phoneCountryId: null, phone: '', email: '' },
  ...{ password: '', repeat: '', name: '', surname: '', birthday: '', bonus: 0, promo: '', agreesTerms: false },
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

/** No field takes more signs than this. */
const typed = z.string().check(z.maxLength(200));
/** The fields one by one: what a remote app or a kept form fills in is checked by them. */
const keptSchemas = {
  way: z.nullable(z.enum(registrationWays)),
  countryId: z.nullable(z.int()),
  currencyIso: z.nullable(z.string()),
  phoneCountryId: z.nullable(z.int()),
  ...{ phone: typed, email: typed, name: typed, surname: typed, birthday: typed },
  bonus: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  promo: z.string(),
  agreesTerms: z.boolean(),
};
export const fieldSchemas = { ...keptSchemas, way: z.enum(registrationWays), password: typed, repeat: typed };

keepTyped({
  name: 'register',
  // Without what nobody may read.
  $fields: $touched.map(({ password: _, repeat: __, ...fields }) => fields),
  opened: formOpened,
  restored: fieldChanged.prepend(({ way, ...fields }: z.infer<z.ZodMiniObject<typeof keptSchemas>>) => ({
    ...fields,
    ...(way === null ? {} : { way }),
  })),
  schema: z.object(keptSchemas),
});
sample({ clock: formOpened, target: [choicesRequested, fingerprintWanted] });
sample({ clock: choicesRequested, source: $language, target: [countriesQuery.refresh, currenciesQuery.refresh] });
