import { combine, createEvent, createStore, sample } from 'effector';

import { LoginText } from '@contracts/auth';
import { z } from '@contracts/zod';

import { $phoneCountries, isPhone } from '@/entities/access/phone';
import { $siteConfig } from '@/entities/site';
import { fingerprintWanted } from '@/shared/api';
import { keepTyped } from '@/shared/part';

import { type Forgetful, forgotMutation } from '../api/password';
import { type RestoreFailure, restoreFailureOf } from '../lib/failure';

/** `kind`: what the player remembers. `phone`: digits without the code. */
export type ForgotFields = { kind: 'login' | 'phone'; login: string; countryId: number | null; phone: string };
export type ForgotError = 'field_error_login' | 'field_error_phone';

export const formOpened = createEvent();
export const formLeft = createEvent();
export const fieldChanged = createEvent<Partial<ForgotFields>>();
export const submitted = createEvent();
const checked = createEvent<{ error: ForgotError } | { who: Forgetful }>();

const $touched = createStore<ForgotFields>({ kind: 'login', login: '', countryId: null, phone: '' })
  .on(fieldChanged, (fields, changed) => ({ ...fields, ...changed }))
  .reset(formLeft);

/** The visitor's own country, until they choose another. */
export const $fields = combine($touched, $siteConfig, (touched, config) => ({
  ...touched,
  countryId: touched.countryId ?? config?.geoCountryId ?? null,
}));

export const $error = createStore<ForgotError | null>(null)
  .on(checked, (_, result) => ('error' in result ? result.error : null))
  .reset(fieldChanged, formLeft);
export const $failure = createStore<RestoreFailure | null>(null)
  .on(forgotMutation.finished.failure, (_, { error }) => restoreFailureOf(error))
  .reset(submitted, fieldChanged, formLeft);
/** Where the link or the code went, half hidden. Null until the player asks for one. */
export const $sent = createStore<{ sentTo: string; isPhone: boolean } | null>(null)
  .on(forgotMutation.finished.success, (_, { result }) => result)
  .reset(formOpened, formLeft);
export const $pending = forgotMutation.$pending;

keepTyped({
  name: 'restore-password',
  $fields: $touched,
  opened: formOpened,
  restored: fieldChanged,
  schema: z.object({
    kind: z.enum(['login', 'phone']),
    login: z.string(),
    countryId: z.nullable(z.int()),
    phone: z.string(),
  }),
});
sample({ clock: formOpened, target: fingerprintWanted });
sample({
  clock: submitted,
  source: { fields: $fields, countries: $phoneCountries },
  fn: ({ fields, countries }) => check(fields, countries.find(({ id }) => id === fields.countryId) ?? null),
  target: checked,
});
sample({
  clock: checked.filterMap((result) => ('who' in result ? result.who : undefined)),
  target: forgotMutation.start,
});

function check(
  { kind, login, phone }: ForgotFields,
  country: Parameters<typeof isPhone>[1],
): { error: ForgotError } | { who: Forgetful } {
  if (kind === 'phone')
    return isPhone(phone, country) ? { who: { code: country.code, number: phone } } : { error: 'field_error_phone' };
  return LoginText.safeParse(login.trim()).success ? { who: { login } } : { error: 'field_error_login' };
}
