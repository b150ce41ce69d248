import { attach, createEffect, createEvent, createStore, sample } from 'effector';

import { tokenReuseMs } from '@contracts/constants';
import { TokenAnswer, UpdateTokenAnswer } from '@contracts/session';

import { $serverOffset, createTimer } from '@/shared/lib/clock';
import { $language } from '@/shared/lib/language';
import { logFx } from '@/shared/lib/logger';

import { Bearer } from './bearer';
import { tokenRenewalMs, tokenRenewalPauseMs } from './config';
import { exchange } from './exchange';
import { type ApiFailure, serverFailure } from './failure';
import { fetchFx } from './fetch';
import type { ApiRequest } from './request';
import { createSingleFlight } from './single-flight';
import { isUsable } from './token-life';

/**
 * The player signed in on this page; null: none. Only a player's calls carry a token, and a 401 asks for a new one.
 * Spec: shell §4.
 */
export const userChanged = createEvent<number | null>();
const $user = createStore<number | null>(null).on(userChanged, (_, user) => user);
/** What the page keeps of the last player's answers is of no use to this one. */
export const answersForgotten = createEvent();
sample({ clock: userChanged, target: answersForgotten });
export const $isLoggedIn = createStore(false).on(userChanged, (_, user) => user !== null);

/** The session of this browser is another player's now: nothing of this page may be done in their name. */
export const otherPlayerCame = createEvent();
const otherPlayer: ApiFailure = { kind: 'unauthorized', statusCode: 401, message: 'Another player has signed in' };
const isOf = (user: number | null, { owner }: Bearer): boolean => user === null || owner === null || owner === user;
/** A renewed token of this player. The cookie that renews it may have changed since the page was opened. */
function ownToken(text: string, user: number | null): Bearer {
  const token = new Bearer(text);
  if (!isOf(user, token)) throw otherPlayer as unknown as Error;
  return token;
}

/** The answer to a login or a registration brings the first token. */
export const tokenReceived = createEvent<Bearer>();
/** The backend refused this token. The next call asks for a new one. */
export const tokenDropped = createEvent<Bearer>();

/** Only this tab has the token: no storage, no other tab and no script gets it (decision D-96). */
export const $token = createStore<Bearer | null>(null)
  .on(tokenReceived, (_, token) => token)
  .on(tokenDropped, (held, refused) => (held === refused ? null : held))
  .on(userChanged, (token, user) => (user !== null && token !== null && isOf(user, token) ? token : null));

/** These two calls go without the pipeline, because they must not wait for a token themselves. */
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

/**
 * GET /web-api/user/gettoken. One request serves all waiting callers. When it fails, the log hears of it and all of
 * them are rejected. Spec: shell §7, §8.
 */
const getTokenFx = attach({
  source: $user,
  effect: async (user): Promise<Bearer> => {
    const body = await askFx({ path: '/web-api/user/gettoken', query: { force_refresh: true } });
    const answer = TokenAnswer.safeParse(body);
    if (!answer.success) throw serverFailure(500, 'gettoken: no token in the answer') as unknown as Error;
    return ownToken(answer.data.data.token, user);
  },
});
const sharedTokenFx = createSingleFlight(getTokenFx);

/** When the page last asked for a token, epoch ms of the device. */
const $askedAt = createStore(0)
  .on(getTokenFx, () => Date.now())
  .reset(tokenDropped);

/** Gives a token that works, from memory or from the backend. */
export const takeTokenFx = attach({
  source: { token: $token, offset: $serverOffset, askedAt: $askedAt },
  effect: ({ token, offset, askedAt }) => {
    if (token === null) return sharedTokenFx();
    // A backend whose clock is slow gives tokens that have ended already. The page then asks at most once a minute.
    const isFresh = Date.now() - askedAt < tokenReuseMs;
    return isFresh || isUsable(token.expiresAt, Date.now() + offset) ? token : sharedTokenFx();
  },
});

sample({
  clock: getTokenFx.failData,
  fn: (details) => ({ level: 'error' as const, text: 'No token', details }),
  target: logFx,
});

/** POST /web-api/user/updatetoken, a minute before the end. Spec: shell §7, decision D-96. */
const updateTokenFx = attach({
  source: $user,
  effect: async (user): Promise<Bearer> => {
    const body = await askFx({ method: 'POST', path: '/web-api/user/updatetoken' });
    const answer = UpdateTokenAnswer.safeParse(body);
    if (!answer.success) throw serverFailure(500, 'updatetoken: no token in the answer') as unknown as Error;
    return ownToken(answer.data.token, user);
  },
});
const renewal = createTimer();

/**
 * The page renews a token a minute before its end. When a token is about to end anyway, the page still pauses before
 * it asks.
 */
const renewalIn = (expiry: number, now: number): number => Math.max(tokenRenewalPauseMs, expiry - now - tokenRenewalMs);

sample({
  clock: tokenReceived,
  source: $serverOffset,
  filter: (_, { expiresAt }) => expiresAt !== null,
  fn: (offset, { expiresAt }) => renewalIn(expiresAt ?? 0, Date.now() + offset),
  target: renewal.started,
});
sample({ clock: userChanged, filter: (user) => user === null, target: renewal.stopped });
sample({ clock: renewal.fired, source: $isLoggedIn, filter: Boolean, target: updateTokenFx });
sample({
  clock: [getTokenFx.doneData, updateTokenFx.doneData],
  source: $user,
  // Another player may have signed in while the answer was under way.
  filter: isOf,
  fn: (_, token: Bearer) => token,
  target: tokenReceived,
});
sample({
  clock: updateTokenFx.failData,
  fn: (details) => ({ level: 'warning' as const, text: 'Token was not renewed', details }),
  target: logFx,
});
sample({
  clock: [getTokenFx.failData, updateTokenFx.failData],
  filter: (failure: unknown) => failure === otherPlayer,
  target: otherPlayerCame,
});
