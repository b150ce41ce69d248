import { combine, createEvent, createStore, sample } from 'effector';

import type { QrState } from '@contracts/qr-login';

import { $language } from '@/shared/i18n';
import { createPoll } from '@/shared/lib/clock';
import { joinPath } from '@/shared/routing';

import { codeAskedFx, letInFx, stateQuery } from '../api/qr';
import { type LoginFailure, loginFailureOf } from '../lib/failure';
import { cookiesKeptFx } from './cookies';

const lookEveryMs = 2000;

export const qrShown = createEvent();
export const qrHidden = createEvent();
export const newCodeWanted = createEvent();

const $isShown = createStore(false)
  .on(qrShown, () => true)
  .reset(qrHidden);

/** The code on the screen. Null: none yet, or no longer one. */
export const $code = createStore<string | null>(null)
  .on(codeAskedFx.doneData, (_, code) => code)
  .on(stateQuery.finished.success, (code, { result: state }) => (state === 'refused' ? null : code))
  .on(letInFx, () => null)
  .reset(qrShown, qrHidden);

/** The page where the player says yes. The code stands where no server reads it. */
export const $codePath = combine($code, $language, (code, language) =>
  code === null ? null : `${joinPath(language, '/office/qr')}#${code}`,
);

export const $qrState = createStore<QrState>('waiting')
  .on(stateQuery.finished.success, (_, { result }) => result)
  .reset(codeAskedFx.done, newCodeWanted, qrShown);

/** A lost connection heals by itself while there is a code; without one the player asks again. */
export const $qrFailure = createStore<LoginFailure | null>(null)
  .on([codeAskedFx.fail, stateQuery.finished.failure, letInFx.fail], (_, { error }) => loginFailureOf(error))
  .on(cookiesKeptFx.doneData, (_, areKept) => (areKept ? null : 'cookies'))
  .reset(codeAskedFx.done, stateQuery.finished.success, newCodeWanted, qrShown);

const lookedAgain = createPoll({ everyMs: lookEveryMs, answered: [codeAskedFx.done, stateQuery.finished.finally] });

sample({
  clock: [qrShown, newCodeWanted],
  source: codeAskedFx.pending,
  filter: (isPending) => !isPending,
  target: codeAskedFx,
});
sample({
  clock: lookedAgain,
  source: { isShown: $isShown, code: $code, isPending: stateQuery.$pending },
  filter: ({ isShown, code, isPending }) => isShown && code !== null && !isPending,
  target: stateQuery.start,
});
// A code that is too old is renewed by itself, as long as somebody looks.
sample({
  clock: stateQuery.finished.success,
  source: $isShown,
  filter: (isShown, { result: state }) => isShown && state === 'over',
  target: codeAskedFx,
});
sample({
  clock: stateQuery.finished.success,
  source: $isShown,
  filter: (isShown, { result: state }) => isShown && state === 'allowed',
  target: letInFx,
});
sample({ clock: letInFx.doneData, target: cookiesKeptFx });
