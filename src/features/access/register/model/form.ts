import { combine } from 'effector';

import { $availability, $siteConfig } from '@/entities/site';

import { $choices, $chosen, $countries, $currencies } from './fields';
import { $errors, $failure, $pending } from './register';

/** The entry of the rules section. Spec: shell §2. */
const rules = 47;

/** All that the form shows. A remote app draws it (`RegistrationForm` of the SDK). */
export const $form = combine({
  choices: $choices,
  countries: $countries,
  currencies: $currencies,
  fields: $chosen,
  errors: $errors,
  failure: $failure.map((failure) => failure && `registration.error.${failure}`),
  isPending: $pending,
  minAge: $siteConfig.map((config) => config?.minAge ?? 18),
  termsPath: $availability.map((availability) => (availability.includes(rules) ? '/information/rules/1' : null)),
});
