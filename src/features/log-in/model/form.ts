import { createEvent, createStore, sample, type Store } from 'effector';
import { or } from 'patronum';

import { sessionOpened } from '@/entities/session';
import { $fingerprint, fingerprintWanted } from '@/shared/api';

import { loginMutation, twoStepMutation, type LoginResult, type LoginStep } from '../api/log-in';
import { loginFailureOf, type LoginFailure } from '../lib/failure';
import { isEmpty, problemsOf, type LoginErrors, type LoginFields } from '../lib/fields';
import { cookiesKeptFx } from './cookies';

export const formOpened = createEvent();
export const fieldChanged = createEvent<Partial<LoginFields>>();
export const submitted = createEvent();
/** From the second step back to the first. */
export const stepLeft = createEvent();
export const formLeft = createEvent();
const checked = createEvent<LoginErrors>();
const refused = createEvent<LoginFailure>();

export const $fields = createStore<LoginFields>({ login: '', password: '', isSaved: true, code: '' })
  .on(fieldChanged, (fields, changed) => ({ ...fields, ...changed }))
  .on(stepLeft, (fields) => ({ ...fields, code: '' }))
  .reset(formLeft, sessionOpened);

/** The second step that the backend asked for, null in the first. */
export const $step = createStore<LoginStep | null>(null)
  .on(loginMutation.finished.success, (_, { result }) => stepOf(result))
  .reset(stepLeft, formLeft, sessionOpened);

/** What is wrong with what was typed: said on the press, gone with the next letter in that field. */
export const $errors = createStore<LoginErrors>({})
  .on(checked, (_, errors) => errors)
  .on(fieldChanged, withoutChanged)
  .reset(stepLeft, formLeft, sessionOpened);

/** The backend's refusal, until something is typed or pressed again. */
export const $failure = createStore<LoginFailure | null>(null)
  .on(refused, (_, failure) => failure)
  .reset(submitted, fieldChanged, stepLeft, formLeft, sessionOpened);

export const $pending = or(loginMutation.$pending, twoStepMutation.$pending);

const $components: Store<Record<string, unknown> | undefined> = $fingerprint.map(
  (held) => (held === null ? undefined : { data: held.data }),
  { skipVoid: false },
);

sample({ clock: formOpened, target: fingerprintWanted });

sample({
  clock: submitted,
  source: { fields: $fields, step: $step },
  fn: ({ fields, step }) => problemsOf(fields, step !== null),
  target: checked,
});
sample({
  clock: checked,
  source: { fields: $fields, step: $step, components: $components },
  filter: ({ step }, errors) => step === null && isEmpty(errors),
  fn: ({ fields: { login, password, isSaved }, components }) => ({ login, password, isSaved, components }),
  target: loginMutation.start,
});
sample({
  clock: checked,
  source: { fields: $fields, step: $step, components: $components },
  filter: ({ step }, errors) => step !== null && isEmpty(errors),
  fn: ({ fields: { code, isSaved }, components }) => ({ code, isSaved, components }),
  target: twoStepMutation.start,
});

sample({
  clock: [loginMutation.finished.failure, twoStepMutation.finished.failure],
  fn: ({ error }) => loginFailureOf(error),
  target: refused,
});

// Signed in, if the browser kept the cookie of it: without cookies the next call would say "visitor" again.
sample({
  clock: [loginMutation.finished.success, twoStepMutation.finished.success],
  filter: ({ result }) => result.kind === 'signedIn',
  fn: ({ result }) => signedIn(result),
  target: cookiesKeptFx,
});
sample({
  clock: cookiesKeptFx.done,
  filter: ({ result }) => result,
  fn: ({ params }) => params,
  target: sessionOpened,
});
sample({ clock: cookiesKeptFx.doneData, filter: (areKept) => !areKept, fn: () => 'cookies' as const, target: refused });

function stepOf(result: LoginResult): LoginStep | null {
  return result.kind === 'step' ? { step: result.step, maskedPhone: result.maskedPhone } : null;
}
function signedIn(result: LoginResult): { userId: number; token: string } {
  return result.kind === 'signedIn' ? { userId: result.userId, token: result.token } : { userId: 0, token: '' };
}
function withoutChanged(errors: LoginErrors, changed: Partial<LoginFields>): LoginErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !(name in changed)));
}
