import { createEvent, createStore, sample } from 'effector';

import { $referral } from '@/entities/referral';
import { sessionClosed, sessionOpened } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $fingerprint } from '@/shared/api';
import { $language } from '@/shared/i18n';
import { newUuid } from '@/shared/lib/device';

import { registerMutation } from '../api/register';
import { type RegistrationFailure, registrationFailureOf } from '../lib/failure';
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

/**
 * One key for one account. It stays while answers are lost. It changes when the player asks for something else, and
 * when the backend has settled the last request.
 */
const $key = createStore(newUuid()).on([fieldChanged, formLeft, registerMutation.finished.success], () => newUuid());

/** Login and password. The page shows them once, keeps them only in memory, and forgets them when the form closes. */
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
sample({ clock: registerMutation.finished.success, target: registered });
sample({
  clock: registerMutation.finished.success,
  fn: ({ result: { userId, token } }) => ({ userId, token }),
  target: sessionOpened,
});
