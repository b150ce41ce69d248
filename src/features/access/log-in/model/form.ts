import { combine, createEvent, createStore, sample } from 'effector';

import { sessionOpened } from '@/entities/session';
import { $fingerprint, type Bearer } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { $location, $routeMatch } from '@/shared/routing';

import { authMutation, type LoginResult, type LoginStep } from '../api/log-in';
import { loginFailureOf, type LoginFailure } from '../lib/failure';
import { callOf, isEmpty, problemsOf, type LoginErrors, type LoginFields, type LoginState } from '../lib/fields';
import { cookiesKeptFx } from './cookies';
import { $country, $fields, $linking, $mode, fieldChanged, formLeft, formOpened, modeChosen } from './fields';

export { $fields, $linking, $mode, $modes, fieldChanged, formLeft, formOpened, modeChosen } from './fields';

export const submitted = createEvent();
/** From the second step back to the first. */
export const stepLeft = createEvent();
/** Another message with a code. */
export const codeAskedAgain = createEvent();
const checked = createEvent<LoginErrors>();
const refused = createEvent<LoginFailure>();

/** The second step that the backend asked for, null in the first. */
export const $step = createStore<LoginStep | null>(null)
  .on(authMutation.finished.success, (_, { result }) => stepOf(result))
  .reset(stepLeft, formLeft, modeChosen, sessionOpened);

/** What is wrong with what was typed: said on the press, gone with the next letter in that field. */
export const $errors = createStore<LoginErrors>({})
  .on(checked, (_, errors) => errors)
  .on(fieldChanged, withoutChanged)
  .reset(stepLeft, formLeft, modeChosen, sessionOpened);

/** The backend's refusal, until something is typed or pressed again. */
export const $failure = createStore<LoginFailure | null>(null)
  .on(refused, (_, failure) => failure)
  .reset(submitted, fieldChanged, stepLeft, formLeft, modeChosen, codeAskedAgain, sessionOpened);

export const $pending = authMutation.$pending;

/** Seconds until another message may be asked for; 0: now; null: nobody sends one. */
export const $resendSeconds = combine($step, $now, (step, now) =>
  step?.resendAt == null ? null : Math.max(0, Math.ceil((step.resendAt - now) / 1000)),
);

const $state = combine(
  { mode: $mode, step: $step, fields: $fields, country: $country, linking: $linking, fingerprint: $fingerprint },
  ({ mode, step, fields, country, linking, fingerprint }): LoginState => ({
    mode,
    step: step?.step ?? null,
    fields,
    country,
    isLinking: linking !== null,
    components: fingerprint === null ? undefined : { data: fingerprint.data },
  }),
);

sample({ clock: submitted, source: $state, fn: problemsOf, target: checked });
sample({
  clock: checked,
  source: $state,
  filter: (_, errors) => isEmpty(errors),
  fn: (state) => callOf(state),
  target: authMutation.start,
});
sample({
  clock: codeAskedAgain,
  source: { state: $state, seconds: $resendSeconds },
  filter: ({ seconds }) => seconds === 0,
  fn: ({ state }) => callOf({ ...state, step: null }),
  target: authMutation.start,
});

// Back from a provider whose account has a second step.
sample({
  clock: formOpened,
  source: { location: $location, match: $routeMatch },
  filter: ({ location, match }) =>
    match?.meta.pageId === 'login' && new URLSearchParams(location.search).get('step') === 'social_two_step',
  fn: (): LoginStep => ({ step: 'social_two_step', maskedPhone: null, resendAt: null }),
  target: $step,
});

sample({ clock: authMutation.finished.failure, fn: ({ error }) => loginFailureOf(error), target: refused });

// Signed in, if the browser kept the cookie of it: without cookies the next call would say "visitor" again.
sample({
  clock: authMutation.finished.success,
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
  if (result.kind !== 'step') return null;
  const { step, maskedPhone, resendAt } = result;
  return { step, maskedPhone, resendAt };
}
function signedIn(result: LoginResult): { userId: number; token?: Bearer } {
  return result.kind === 'signedIn' ? { userId: result.userId, token: result.token } : { userId: 0 };
}
function withoutChanged(errors: LoginErrors, changed: Partial<LoginFields>): LoginErrors {
  const names = Object.keys(changed).map((name) => (name === 'countryId' ? 'phone' : name));
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}
