import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from '@simplewebauthn/browser';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { pending } from 'patronum';

import { passkeyRemoved, wrongCredentials } from '@contracts/error-codes';

import { sessionOpened } from '@/entities/session';

import { passkeyOptionsFx, passkeySentFx } from '../api/passkey';
import { type LoginFailure, loginFailureOf } from '../lib/failure';
import { signalUnknown } from '../lib/signal';
import { cookiesKeptFx } from './cookies';
import { formLeft, submitted } from './form';

/** Passkeys belong to a name of a site: a browser shows none for a bare address. */
export const canUsePasskey = (): boolean =>
  browserSupportsWebAuthn() && !/^[\d.]+$|:/.test(globalThis.location.hostname);

export const passkeyPressed = createEvent();

/** The browser asks the player. They may say no. */
export const askFx = createEffect(async (options: Record<string, unknown>) => {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { response: { ...(await startAuthentication({ optionsJSON })) } };
});

/** `unused`: the player chose none. `unknown`: it opens no account here. `removed`: it did, until its player removed it. */
export type PasskeyFailure = 'unused' | 'unknown' | 'removed' | LoginFailure;
const failureOf = (failure: LoginFailure): PasskeyFailure => (failure === 'wrong_credentials' ? 'unknown' : failure);

export const $passkeyFailure = createStore<PasskeyFailure | null>(null)
  .on(askFx.fail, () => 'unused')
  .on([passkeyOptionsFx.failData, passkeySentFx.failData], (_, error) =>
    error.kind === 'server' && error.code === passkeyRemoved ? 'removed' : failureOf(loginFailureOf(error)),
  )
  .reset(passkeyPressed, submitted, formLeft, sessionOpened);
export const $isPasskeyPending = pending([passkeyOptionsFx, askFx, passkeySentFx]);

sample({
  clock: passkeyPressed,
  source: $isPasskeyPending,
  filter: (isPending) => !isPending,
  target: passkeyOptionsFx,
});
sample({ clock: passkeyOptionsFx.doneData, target: askFx });
sample({ clock: askFx.doneData, target: passkeySentFx });
sample({ clock: passkeySentFx.doneData, target: cookiesKeptFx });

/** The device should stop offering a passkey that opens nothing here. Report R-A2. */
const signalFx = createEffect((credentialId: string) => signalUnknown(globalThis.location.hostname, credentialId));
sample({
  clock: passkeySentFx.fail,
  filter: ({ error }) => error.kind === 'server' && (error.code === passkeyRemoved || error.code === wrongCredentials),
  fn: ({ params }) => (typeof params.response['id'] === 'string' ? params.response['id'] : ''),
  target: signalFx,
});
