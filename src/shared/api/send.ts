import { attach, createEffect, createEvent, sample, scopeBind } from 'effector';

import { serverTimeSeen } from '@/shared/lib/clock';
import { connectionSeen, networkFailed } from '@/shared/lib/device';
import { $language } from '@/shared/lib/language';

import { captchaPortFx } from './captcha';
import { retryLimit } from './config';
import { exchange, type Answer, type Outcome } from './exchange';
import type { ApiFailure } from './failure';
import { fetchFx } from './fetch';
import { heldFingerprintFx, renewFingerprintFx } from './fingerprint';
import type { ApiRequest } from './request';
import { $isLoggedIn, takeTokenFx, tokenDropped } from './token';

export type Sending = { request: ApiRequest; signal?: AbortSignal | undefined };

const exchanged = createEvent<Outcome>();

/** The units of a call bound to its scope before its first wait, where a scope would be lost. */
const bindPorts = () => ({
  fetch: scopeBind(fetchFx, { safe: true }),
  token: scopeBind(takeTokenFx, { safe: true }),
  drop: scopeBind(tokenDropped, { safe: true }),
  fingerprint: scopeBind(heldFingerprintFx, { safe: true }),
  renewFingerprint: scopeBind(renewFingerprintFx, { safe: true }),
  captcha: scopeBind(captchaPortFx, { safe: true }),
  exchanged: scopeBind(exchanged, { safe: true }),
});

type Context = Sending & { language: string; isLoggedIn: boolean };

/** What this call has spent of its replays. */
type Spent = { total: number; token: boolean; fingerprint: boolean };

async function send({ request, signal, language, isLoggedIn }: Context): Promise<Answer> {
  const ports = bindPorts();
  const spent: Spent = { total: 0, token: false, fingerprint: false };
  let token = isLoggedIn ? await ports.token() : null;
  let fingerprint = await ports.fingerprint();
  let captcha: string | null = null;

  /** True when the cause is repaired, so the same request may go again. Spec: shell §8, decision D-01. */
  const recover = async (failure: ApiFailure): Promise<boolean> => {
    if (spent.total >= retryLimit) return false;
    spent.total += 1;
    if (failure.kind === 'unauthorized' && token !== null && !spent.token) {
      spent.token = true;
      ports.drop(token);
      token = await ports.token();
      return true;
    }
    if (failure.kind === 'fingerprintRejected' && !spent.fingerprint) {
      spent.fingerprint = true;
      fingerprint = await ports.renewFingerprint();
      return fingerprint !== null;
    }
    if (failure.kind === 'captchaRequired') {
      captcha = await ports.captcha(failure.captchaCode).catch(() => null);
      return captcha !== null;
    }
    return false;
  };

  for (;;) {
    const outcome = await exchange({
      request,
      credentials: { language, token, fingerprint, captcha },
      fetch: ports.fetch,
      signal,
    });
    ports.exchanged(outcome);
    if (outcome.ok) return outcome.answer;
    // A captcha's token is good for one call.
    captcha = null;
    if (!(await recover(outcome.failure))) throw outcome.failure as unknown as Error;
  }
}

/**
 * headers → token → fingerprint → fetch → classify, and the recovery of this one call. Rejects with an `ApiFailure` and nothing else.
 * Spec: shell §7, §8; design/architecture "HTTP".
 */
export const sendFx = attach({
  source: { language: $language, isLoggedIn: $isLoggedIn },
  mapParams: (sending: Sending, state) => ({ ...sending, ...state }),
  effect: createEffect<Context, Answer, ApiFailure>(send),
});

const timeOf = (outcome: Outcome) => (outcome.ok ? outcome.answer.serverTime : outcome.serverTime);

sample({
  clock: exchanged,
  filter: (outcome) => timeOf(outcome) !== null,
  fn: (outcome) => timeOf(outcome) ?? 0,
  target: serverTimeSeen,
});
sample({
  clock: exchanged,
  filter: (outcome) => outcome.ok || outcome.failure.statusCode >= 400,
  fn: () => undefined,
  target: connectionSeen,
});
sample({
  clock: exchanged,
  filter: (outcome) => !outcome.ok && outcome.failure.kind === 'network',
  fn: () => undefined,
  target: networkFailed,
});
