import { combine } from 'effector';

import { $phoneCountries, formatPhone } from '@/entities/access/phone';
import { $availability, $siteConfig } from '@/entities/site';

import { $chosen, $phoneCountry } from './chosen';
import { $choices, $countries, $currencies } from './fields';
import { $errors, $failure, $pending } from './register';
import { $from, $socialLinks } from './social';
import { $ways } from './ways';

/** The entry of the rules section. Spec: shell §2. */
const rules = 47;

/** All that the form shows. A remote app draws it (`RegistrationForm` of the SDK). */
export const $form = combine({
  choices: $choices,
  ways: $ways,
  social: combine({ providers: $socialLinks, from: $from.map((from) => from?.name ?? null) }),
  phoneCountries: $phoneCountries.map((countries) => countries.map(({ id, name, code }) => ({ id, name, code }))),
  countries: $countries,
  currencies: $currencies,
  // Written in the way of its country.
  fields: combine($chosen, $phoneCountry, (fields, country) => ({
    ...fields,
    phone: formatPhone(fields.phone, country?.mask ?? ''),
  })),
  errors: $errors,
  failure: $failure.map((failure) => failure && `registration.error.${failure}`),
  isPending: $pending,
  minAge: $siteConfig.map((config) => config?.minAge ?? 18),
  termsPath: $availability.map((availability) => (availability.includes(rules) ? '/information/rules/1' : null)),
});
