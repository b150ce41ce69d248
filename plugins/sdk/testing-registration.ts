import { createEvent, createStore, type Scope, scopeBind } from 'effector';

import type { PluginRegistration, RegistrationFields, RegistrationForm } from './registration.ts';

type Call = (name: 'changeRegistration' | 'askRegistrationAgain' | 'submitRegistration', ...args: unknown[]) => void;

const empty: RegistrationForm = {
  choices: 'ready',
  countries: [{ id: 1, name: 'Kazakhstan' }],
  currencies: [{ iso: 'KZT', name: 'Tenge' }],
  ways: ['one_click', 'phone', 'email', 'full', 'social'],
  social: { providers: [{ id: 'google', name: 'Google', href: '/oauth/google' }], from: null },
  phoneCountries: [{ id: 1, name: 'Kazakhstan', code: '+7' }],
  fields: {
    ...{ way: 'one_click', countryId: 1, currencyIso: 'KZT', phoneCountryId: 1, phone: '', email: '', password: '' },
    ...{ repeat: '', name: '', surname: '', birthday: '', bonus: 0, promo: '', agreesTerms: false },
  },
  errors: {},
  failure: null,
  isPending: false,
  minAge: 18,
  termsPath: '/information/rules/1',
};

/** The registration for a test: fields change by the commands of the app, `say` changes the values of the host. */
export function createTestRegistration(scope: Scope, call: Call) {
  const said = createEvent<Partial<RegistrationForm>>();
  const changed = createEvent<Partial<RegistrationFields>>();
  const $form = createStore(empty)
    .on(said, (form, news) => ({ ...form, ...news }))
    .on(changed, (form, fields) => ({ ...form, fields: { ...form.fields, ...fields } }));
  const keep = scopeBind(changed, { scope });
  const registration: PluginRegistration = {
    $form,
    change: (fields) => {
      call('changeRegistration', fields);
      keep(fields);
    },
    askAgain: () => call('askRegistrationAgain'),
    submit: () => call('submitRegistration'),
  };
  return { registration, say: scopeBind(said, { scope }) };
}
