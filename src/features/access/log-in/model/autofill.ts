import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { delay } from 'patronum';

import { autofillOptionsFx, passkeySentFx } from '../api/passkey';
import { askFx, canUsePasskey } from './passkey';

/** The field of the login is on the page: browsers may offer the passkeys of this site in it. Row SEC-21. */
export const fieldShown = createEvent();
export const fieldHidden = createEvent();

/** A challenge is good for five minutes: a new one takes its place before. */
const renewMs = 4 * 60_000;

const $isShown = createStore(false)
  .on(fieldShown, () => true)
  .on(fieldHidden, () => false);

const supportFx = createEffect(async () => canUsePasskey() && (await browserSupportsWebAuthnAutofill()));
sample({ clock: fieldShown, target: supportFx });

/** Waits until the player chooses a passkey among the names that the browser offers. It ends when the field goes. */
const chosenFx = createEffect(async (options: Record<string, unknown>) => {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { response: { ...(await startAuthentication({ optionsJSON, useBrowserAutofill: true })) } };
});
const leaveFx = createEffect(() => WebAuthnAbortService.cancelCeremony());

const $canOffer = createStore(false)
  .on(supportFx.doneData, (_, isSupported) => isSupported)
  .reset(fieldHidden);
const wanted = sample({
  // The button and a passkey that opened nothing took the browser's attention: the field offers again after them.
  clock: [$canOffer, askFx.fail, passkeySentFx.fail, delay({ source: autofillOptionsFx.doneData, timeout: renewMs })],
  source: [$canOffer, askFx.pending] as const,
  filter: ([canOffer, isAsked]) => canOffer && !isAsked,
});
sample({ clock: wanted, target: autofillOptionsFx });
sample({
  clock: autofillOptionsFx.doneData,
  source: [$isShown, askFx.pending] as const,
  filter: ([isShown, isAsked]) => isShown && !isAsked,
  fn: (_, options) => options,
  target: chosenFx,
});
sample({ clock: chosenFx.doneData, target: passkeySentFx });
sample({ clock: fieldHidden, target: leaveFx });
