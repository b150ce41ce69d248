import { combine, createEvent, createStore, sample } from 'effector';

import { sessionOpened } from '@/entities/session';
import { $fingerprint, type Bearer } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { $location, $routeMatch } from '@/shared/routing';

import { authMutation, type LoginResult, type LoginStep } from '../api/log-in';
import { type LoginFailure, loginFailureOf } from '../lib/failure';
import { callOf, isEmpty, type LoginErrors, type LoginFields, type LoginState, problemsOf } from '../lib/fields';
import { cookiesKeptFx } from './cookies';
import { $country, $fields, $linking, $mode, fieldChanged, formLeft, formOpened, modeChosen } from './fields';

export { $fields, $linking, $mode, $modes, fieldChanged, formLeft, formOpened, modeChosen } from './fields';

export const submitted = createEvent();
export const stepLeft = createEvent();
export const codeAskedAgain = createEvent();
const checked = createEvent<LoginErrors>();
const refused = createEvent<LoginFailure>();

/** The second step that the backend asked for, null during the first. */
export const $step = createStore<LoginStep | null>(null)
  .on(authMutation.finished.success, (_, { result }) => stepOf(result))
  .reset(stepLeft, formLeft, modeChosen, sessionOpened);

/** What is wrong in the fields. It shows at the press, and goes with the next letter in that field. */
export const $errors = createStore<LoginErrors>({})
  .on(checked, (_, errors) => errors)
  .on(fieldChanged, withoutChanged)
  .reset(stepLeft, formLeft, modeChosen, sessionOpened);

/** The backend's refusal. It stays until the player types or presses again. */
export const $failure = createStore<LoginFailure | null>(null)
  .on(refused, (_, failure) => failure)
  .reset(submitted, fieldChanged, stepLeft, formLeft, modeChosen, codeAskedAgain, sessionOpened);

export const $pending = authMutation.$pending;

/** Seconds until the player may ask for another message. 0: now. Null: nobody sends one. */
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

// The player returns from a provider or by a link, and their account asks for a second step.
sample({
  clock: formOpened,
  source: { location: $location, match: $routeMatch },
  filter: ({ location, match }) => match?.meta.pageId === 'login' && stepIn(location.search) !== null,
  fn: ({ location }): LoginStep => ({ step: stepIn(location.search) ?? 'two_step', maskedPhone: null, resendAt: null }),
  target: $step,
});

sample({ clock: authMutation.finished.failure, fn: ({ error }) => loginFailureOf(error), target: refused });

// The player is signed in only if the browser kept the cookie. Without cookies the next call would be a visitor's
// again.
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

const stepIn = (search: string) => {
  const step = new URLSearchParams(search).get('step');
  return step === 'social_two_step' || step === 'two_step' ? step : null;
};
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
