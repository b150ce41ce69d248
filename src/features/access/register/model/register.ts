import { createEvent, createStore, sample } from 'effector';

import { $referral } from '@/entities/referral';
import { sessionClosed, sessionOpened } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $fingerprint } from '@/shared/api';
import { $language } from '@/shared/i18n';
import { newUuid } from '@/shared/lib/device';

import { registerMutation } from '../api/register';
import { registrationFailureOf, type RegistrationFailure } from '../lib/failure';
import { problemsOf, type RegistrationErrors, type RegistrationFields } from '../lib/fields';
import { requestOf } from '../lib/request';
import { formLeft, registered, registrationTried } from './dialog';
import { $chosen, fieldChanged } from './fields';

export const submitted = createEvent();
const checked = createEvent<RegistrationErrors>();

export const $errors = createStore<RegistrationErrors>({})
  .on(checked, (_, errors) => errors)
  .on(fieldChanged, (errors, changed) =>
    Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in changed))),
  )
  .reset(formLeft);

export const $failure = createStore<RegistrationFailure | null>(null)
  .on(registerMutation.finished.failure, (_, { error }) => registrationFailureOf(error))
  .reset(submitted, fieldChanged, formLeft);

/** One key for one account: kept over lost answers, new when something else is asked for or the last one is settled. */
const $key = createStore(newUuid(), { serialize: 'ignore' }).on(
  [fieldChanged, formLeft, registerMutation.finished.success],
  () => newUuid(),
);

/** Login and password: shown once, in memory alone, gone with the form. */
export const $credentials = createStore<{ login: string; password: string | null } | null>(null)
  .on(registerMutation.finished.success, (_, { result: { login, password } }) => ({ login, password }))
  .reset(formLeft, sessionClosed);

export const $pending = registerMutation.$pending;

sample({ clock: submitted, source: $chosen, fn: (fields: RegistrationFields) => problemsOf(fields), target: checked });
sample({
  clock: checked,
  source: {
    fields: $chosen,
    key: $key,
    tags: $referral,
    config: $siteConfig,
    language: $language,
    fingerprint: $fingerprint,
  },
  filter: (_, errors) => Object.keys(errors).length === 0,
  fn: ({ key, ...known }) => ({ key, body: requestOf(known) }),
  target: registerMutation.start,
});
sample({ clock: submitted, target: registrationTried });
sample({ clock: registerMutation.finished.success, fn: () => undefined, target: registered });
sample({
  clock: registerMutation.finished.success,
  fn: ({ result: { userId, token } }) => ({ userId, token }),
  target: sessionOpened,
});
