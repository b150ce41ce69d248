import { combine, createEvent, createStore, sample } from 'effector';

import { readCode } from '@contracts/typed/digits';

import { $phoneCountries } from '@/entities/access/phone';
import { $location } from '@/shared/routing';

import { resetMutation } from '../api/password';
import { type RestoreFailure, restoreFailureOf } from '../lib/failure';
import { type NewPasswordErrors, type NewPasswordFields, problemsOf } from '../lib/new-password';
import { $fields, $sent, formLeft } from './forgot';

export const resetChanged = createEvent<Partial<NewPasswordFields>>();
export const resetSubmitted = createEvent();
export const resetLeft = createEvent();
const checked = createEvent<NewPasswordErrors>();

/** The token of the link in the address. Empty: none. */
const $token = $location.map(({ search }) => new URLSearchParams(search).get('token') ?? '');
/** What proves that the account is theirs: a link, a code sent to their phone, or nothing yet. */
export const $proof = combine($token, $sent, (token, sent): 'link' | 'code' | null => {
  if (sent?.isPhone === true) return 'code';
  return token === '' ? null : 'link';
});

/** Under what name password managers keep the new password: the phone that was typed, or who the mail was for. Report R-N22. */
export const $username = combine($location, $proof, $fields, $phoneCountries, ({ hash }, proof, fields, countries) =>
  proof === 'code'
    ? `${countries.find(({ id }) => id === fields.countryId)?.code ?? ''}${fields.phone}`
    : (new URLSearchParams(hash.slice(1)).get('login') ?? ''),
);

/** The account has a second factor: its code is still to come. */
const secondAsked = resetMutation.finished.success.filter({ fn: ({ result }) => result.asksSecond });
const passwordSet = resetMutation.finished.success.filter({ fn: ({ result }) => !result.asksSecond });
export const $asksSecond = createStore(false)
  .on(secondAsked, () => true)
  .reset(resetLeft, formLeft, passwordSet);

export const $resetFields = createStore<NewPasswordFields>({ code: '', second: '', password: '', repeat: '' })
  .on(resetChanged, (fields, changed) => ({ ...fields, ...changed }))
  .reset(resetLeft, passwordSet);
export const $resetErrors = createStore<NewPasswordErrors>({})
  .on(checked, (_, errors) => errors)
  .on(resetChanged, (errors, changed) =>
    Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in changed))),
  )
  .reset(resetLeft);
export const $resetFailure = createStore<RestoreFailure | null>(null)
  .on(resetMutation.finished.failure, (_, { error }) => restoreFailureOf(error))
  .reset(resetSubmitted, resetChanged, resetLeft);
/** Stays after the form has closed. True closes the form. */
export const $isResetDone = createStore(false)
  .on(passwordSet, () => true)
  .reset(formLeft);
export const $isResetPending = resetMutation.$pending;

sample({
  clock: resetSubmitted,
  source: { fields: $resetFields, proof: $proof, asksSecond: $asksSecond },
  fn: ({ fields, proof, asksSecond }) => problemsOf(fields, { asksCode: proof === 'code', asksSecond }),
  target: checked,
});
sample({
  clock: checked,
  source: { fields: $resetFields, proof: $proof, token: $token, asksSecond: $asksSecond },
  filter: ({ proof }, errors) => proof !== null && Object.keys(errors).length === 0,
  fn: ({ fields: { code, second, password }, proof, token, asksSecond }) => ({
    proof: {
      ...(proof === 'code' ? {} : { token }),
      ...(asksSecond ? { second: readCode(second) ?? '' } : proof === 'code' ? { code: readCode(code) ?? '' } : {}),
    },
    password,
  }),
  target: resetMutation.start,
});
