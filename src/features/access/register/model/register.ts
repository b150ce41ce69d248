import { combine, createEvent, createStore, sample } from 'effector';

import { $referral } from '@/entities/access/referral';
import { sessionClosed, sessionOpened } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $fingerprint } from '@/shared/api';
import { $language } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { newUuid } from '@/shared/lib/device';

import { type Registered, registerMutation } from '../api/register';
import { type RegistrationFailure, registrationFailureOf } from '../lib/failure';
import { type Known, problemsOf, type RegistrationErrors } from '../lib/fields';
import { requestOf } from '../lib/request';
import { nameOf } from '../lib/ways';
import { $chosen, $phoneCountry } from './chosen';
import { formLeft, registered, registrationTried } from './dialog';
import { fieldChanged } from './fields';
import { $from } from './social';

export const submitted = createEvent();
const checked = createEvent<RegistrationErrors>();

export const $errors = createStore<RegistrationErrors>({})
  .on(checked, (_, errors) => errors)
  .on(fieldChanged, (errors, changed) =>
    'way' in changed ? {} : Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in changed))),
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

/** What the new player learns. The page shows it once, keeps it only in memory, and forgets it when the form closes. */
export const $account = createStore<Omit<Registered, 'token' | 'userId'> | null>(null)
  .on(registerMutation.finished.success, (_, { result: { login, password, next } }) => ({ login, password, next }))
  .reset(formLeft, sessionClosed);

export const $pending = registerMutation.$pending;

const $known = combine(
  { phoneCountry: $phoneCountry, from: $from, now: $now, config: $siteConfig },
  ({ from, config, ...known }): Known => ({ ...known, from: from?.id ?? null, minAge: config?.minAge ?? 18 }),
);

sample({
  clock: submitted,
  source: { fields: $chosen, known: $known },
  fn: ({ fields, known }) => problemsOf(fields, known),
  target: checked,
});
sample({
  clock: checked,
  source: {
    fields: $chosen,
    phoneCountry: $phoneCountry,
    from: $from,
    key: $key,
    tags: $referral,
    config: $siteConfig,
    language: $language,
    fingerprint: $fingerprint,
  },
  filter: (_, errors) => Object.keys(errors).length === 0,
  fn: ({ key, ...known }) => ({ type: nameOf[known.fields.way], key, body: requestOf(known) }),
  target: registerMutation.start,
});
sample({ clock: submitted, source: $chosen, fn: ({ way }) => nameOf[way], target: registrationTried });
sample({ clock: registerMutation.finished.success, fn: ({ params }) => params.type, target: registered });
sample({
  clock: registerMutation.finished.success,
  fn: ({ result: { userId, token } }) => ({ userId, token }),
  target: sessionOpened,
});
