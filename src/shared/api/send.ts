import { attach, createEffect, createEvent, sample, scopeBind } from 'effector';

import { serverTimeSeen } from '@/shared/lib/clock';
import { connectionSeen, networkFailed } from '@/shared/lib/device';
import { $language } from '@/shared/lib/language';

import { captchaPortFx } from './captcha';
import { type Answer, exchange, type Outcome } from './exchange';
import { type ApiFailure, cancelledFailure } from './failure';
import { fetchFx } from './fetch';
import { heldFingerprintFx, renewFingerprintFx } from './fingerprint';
import { $pauses, paused, pauseKeyOf, pauseOf } from './pause';
import { repairFor, type Spent } from './recovery';
import type { ApiRequest } from './request';
import { $isLoggedIn, takeTokenFx, tokenDropped } from './token';

export type Sending = { request: ApiRequest; signal?: AbortSignal | undefined };

const exchanged = createEvent<{ request: ApiRequest; outcome: Outcome }>();

/** Binds the units of a call to its scope before its first wait: after it the scope would be lost. */
const bindPorts = () => ({
  fetch: scopeBind(fetchFx, { safe: true }),
  token: scopeBind(takeTokenFx, { safe: true }),
  drop: scopeBind(tokenDropped, { safe: true }),
  fingerprint: scopeBind(heldFingerprintFx, { safe: true }),
  renewFingerprint: scopeBind(renewFingerprintFx, { safe: true }),
  captcha: scopeBind(captchaPortFx, { safe: true }),
  exchanged: scopeBind(exchanged, { safe: true }),
});

type Context = Sending & { language: string; isLoggedIn: boolean; pause: ApiFailure | null };

const thrown = (failure: ApiFailure): Error => failure as unknown as Error;

async function send({ request, signal, language, isLoggedIn, pause }: Context): Promise<Answer> {
  if (pause !== null) throw thrown(pause);
  const ports = bindPorts();
  const spent: Record<keyof Spent, number> = { token: 0, fingerprint: 0, captcha: 0 };
  let token = isLoggedIn ? await ports.token() : null;
  let fingerprint = await ports.fingerprint();
  let captcha: string | null = null;

  /** True when the cause is repaired, so that the same request may go again. Spec: shell §8, decision D-01. */
  const isRepaired = async (failure: ApiFailure): Promise<boolean> => {
    const repair = repairFor(failure, spent);
    if (repair === null) return false;
    spent[repair] += 1;
    if (repair === 'fingerprint') {
      fingerprint = await ports.renewFingerprint();
      return fingerprint !== null;
    }
    if (repair === 'token') {
      // A visitor has no token that could be too old.
      if (token === null) return false;
      ports.drop(token);
      token = await ports.token();
      return true;
    }
    if (failure.kind !== 'captchaRequired' || request.isCaptchaCall === true) return false;
    const answer = await ports.captcha({ code: failure.captchaCode, signal }).catch(() => failure);
    // A player who does not want the captcha does not want the call either.
    if (answer === null) throw thrown(cancelledFailure());
    captcha = typeof answer === 'string' ? answer : null;
    return captcha !== null;
  };

  for (;;) {
    const outcome = await exchange({
      request,
      credentials: { language, token, fingerprint, captcha },
      fetch: ports.fetch,
      signal,
    });
    ports.exchanged({ request, outcome });
    if (outcome.ok) return outcome.answer;
    // A captcha's token is good for one call.
    captcha = null;
    if (!(await isRepaired(outcome.failure))) throw thrown(outcome.failure);
  }
}

/**
 * Sends one call: headers → token → fingerprint → fetch → classify, then its recovery. Rejects with an `ApiFailure`
 * and nothing else. Spec: shell §7, §8; design/architecture "HTTP".
 */
export const sendFx = attach({
  source: { language: $language, isLoggedIn: $isLoggedIn, pauses: $pauses },
  mapParams: (sending: Sending, { pauses, ...state }) => ({
    ...sending,
    ...state,
    pause: pauseOf(pauses, sending.request, Date.now()),
  }),
  effect: createEffect<Context, Answer, ApiFailure>(send),
});

const timeOf = ({ outcome }: { outcome: Outcome }) => (outcome.ok ? outcome.answer.serverTime : outcome.serverTime);

sample({
  clock: exchanged,
  filter: (exchange) => timeOf(exchange) !== null,
  fn: (exchange) => timeOf(exchange) ?? 0,
  target: serverTimeSeen,
});
sample({
  clock: exchanged,
  filter: ({ outcome }) => outcome.ok || outcome.failure.statusCode >= 400,
  target: connectionSeen,
});
sample({
  clock: exchanged,
  filter: ({ outcome }) => !outcome.ok && outcome.failure.kind === 'network',
  target: networkFailed,
});
sample({
  clock: exchanged,
  filter: ({ request, outcome }) => !outcome.ok && pauseKeyOf(request, outcome.failure) !== null,
  fn: ({ request, outcome }) => ({ request, failure: outcome.ok ? cancelledFailure() : outcome.failure }),
  target: paused,
});
