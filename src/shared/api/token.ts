import { attach, createEffect, createEvent, createStore, sample } from 'effector';

import { tokenReuseMs } from '@contracts/constants';
import { TokenAnswer, UpdateTokenAnswer } from '@contracts/session';

import { $serverOffset, createTimer } from '@/shared/lib/clock';
import { $language } from '@/shared/lib/language';
import { logFx } from '@/shared/lib/logger';
import { createSingleFlight } from './single-flight';

import { Bearer } from './bearer';
import { tokenRenewalMs, tokenRenewalPauseMs } from './config';
import { exchange } from './exchange';
import { serverFailure, type ApiFailure } from './failure';
import { fetchFx } from './fetch';
import type { ApiRequest } from './request';
import { isUsable } from './token-life';

/** Somebody is signed in: only then calls carry a token and a 401 asks for a new one. Spec: shell §4. */
export const loggedInChanged = createEvent<boolean>();
export const $isLoggedIn = createStore(false).on(loggedInChanged, (_, isLoggedIn) => isLoggedIn);

/** A login or a registration answers with the first token. */
export const tokenReceived = createEvent<Bearer>();
/** The backend did not want this one; whoever comes next asks for a new one. */
export const tokenDropped = createEvent<Bearer>();

/** Of this tab alone: no storage, no other tab and no script is given it (decision D-96). */
export const $token = createStore<Bearer | null>(null, { serialize: 'ignore' })
  .on(tokenReceived, (_, token) => token)
  .on(tokenDropped, (held, refused) => (held === refused ? null : held))
  .on(loggedInChanged, (token, isLoggedIn) => (isLoggedIn ? token : null));

/** A bare exchange: these two calls must not wait for a token themselves. */
const askFx = attach({
  source: $language,
  effect: createEffect<{ language: string; request: ApiRequest }, unknown, ApiFailure>(
    async ({ language, request }) => {
      const outcome = await exchange({
        request,
        credentials: { language, token: null, fingerprint: null, captcha: null },
        fetch: fetchFx,
      });
      if (!outcome.ok) throw outcome.failure as unknown as Error;
      return outcome.answer.body;
    },
  ),
  mapParams: (request: ApiRequest, language) => ({ language, request }),
});

/** GET /web-api/user/gettoken: one request for all who wait. Failure is logged and rejects them all. Spec: shell §7, §8. */
const getTokenFx = createEffect(async () => {
  const body = await askFx({ path: '/web-api/user/gettoken', query: { force_refresh: true } });
  const answer = TokenAnswer.safeParse(body);
  if (!answer.success) throw serverFailure(500, 'gettoken: no token in the answer') as unknown as Error;
  return new Bearer(answer.data.data.token);
});
const sharedTokenFx = createSingleFlight(getTokenFx);

/** When the last token was asked for, epoch ms of the device. */
const $askedAt = createStore(0)
  .on(getTokenFx, () => Date.now())
  .reset(tokenDropped);

/** A token that works, from memory or from the backend. */
export const takeTokenFx = attach({
  source: { token: $token, offset: $serverOffset, askedAt: $askedAt },
  effect: ({ token, offset, askedAt }) => {
    if (token === null) return sharedTokenFx();
    // A backend whose clock is behind gives tokens that are over at once: not more than one call a minute for those.
    const isFresh = Date.now() - askedAt < tokenReuseMs;
    return isFresh || isUsable(token.expiresAt, Date.now() + offset) ? token : sharedTokenFx();
  },
});

sample({ clock: getTokenFx.doneData, target: tokenReceived });
sample({
  clock: getTokenFx.failData,
  fn: (details) => ({ level: 'error' as const, text: 'No token', details }),
  target: logFx,
});

/** POST /web-api/user/updatetoken, a minute before the end. Spec: shell §7, decision D-96. */
const updateTokenFx = createEffect(async () => {
  const body = await askFx({ method: 'POST', path: '/web-api/user/updatetoken' });
  const answer = UpdateTokenAnswer.safeParse(body);
  if (!answer.success) throw serverFailure(500, 'updatetoken: no token in the answer') as unknown as Error;
  return new Bearer(answer.data.token);
});
const renewal = createTimer();

/** A minute before the end; a token that is about to end is no reason to ask without a pause. */
const renewalIn = (expiry: number, now: number): number => Math.max(tokenRenewalPauseMs, expiry - now - tokenRenewalMs);

sample({
  clock: tokenReceived,
  source: $serverOffset,
  filter: (_, { expiresAt }) => expiresAt !== null,
  fn: (offset, { expiresAt }) => renewalIn(expiresAt ?? 0, Date.now() + offset),
  target: renewal.started,
});
sample({ clock: loggedInChanged, filter: (isLoggedIn) => !isLoggedIn, fn: () => undefined, target: renewal.stopped });
sample({ clock: renewal.fired, source: $isLoggedIn, filter: Boolean, fn: () => undefined, target: updateTokenFx });
sample({ clock: updateTokenFx.doneData, target: tokenReceived });
sample({
  clock: updateTokenFx.failData,
  fn: (details) => ({ level: 'warning' as const, text: 'Token was not renewed', details }),
  target: logFx,
});
