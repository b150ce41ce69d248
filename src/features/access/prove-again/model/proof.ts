import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { or, pending } from 'patronum';

import type { ProofWay } from '@contracts/step-up';
import { sentCode } from '@contracts/typed/digits';

import { captchaAnswered, captchaTaken } from '@/shared/api';

import { optionsFx, proofSentFx, waysQuery } from '../api/proof';

export const dialogOpened = createEvent();
export const typed = createEvent<string>();
export const submitted = createEvent();
export const passkeyPressed = createEvent();

/** Null until the backend has said how. Empty: there is nothing to show. */
export const $ways = createStore<readonly ProofWay[] | null>(null)
  .on(waysQuery.finished.success, (_, { result }) => result)
  .reset(dialogOpened);
export const $text = createStore('')
  .on(typed, (_, text) => text)
  .reset(dialogOpened, proofSentFx.done);

const askFx = createEffect(async (options: Record<string, unknown>) => {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return { response: { ...(await startAuthentication({ optionsJSON })) } };
});

export const $hasFailed = createStore(false)
  .on([waysQuery.finished.failure, optionsFx.fail, askFx.fail, proofSentFx.fail], () => true)
  .reset(dialogOpened, typed, submitted, passkeyPressed);
export const $isPending = or(waysQuery.$pending, pending([optionsFx, askFx, proofSentFx]));

sample({ clock: dialogOpened, target: [captchaTaken, waysQuery.start] });
sample({
  clock: submitted,
  source: { ways: $ways, text: $text, isPending: $isPending },
  filter: ({ text, isPending }) => text !== '' && !isPending,
  fn: ({ ways, text }) => (ways?.includes('app') === true ? { code: sentCode(text) } : { password: text }),
  target: proofSentFx,
});
sample({ clock: passkeyPressed, source: $isPending, filter: (isPending) => !isPending, target: optionsFx });
sample({ clock: optionsFx.doneData, target: askFx });
sample({ clock: askFx.doneData, target: proofSentFx });

// The call that was refused goes again.
sample({ clock: proofSentFx.done, fn: () => '', target: captchaAnswered });
