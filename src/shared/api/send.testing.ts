import { allSettled, createEvent, createStore, fork, sample, type Scope } from 'effector';

import { z } from '@contracts/zod';

import { $language } from '@/shared/lib/language';
import { logFx } from '@/shared/lib/logger';

import { Bearer } from './bearer';
import { captchaPortFx } from './captcha';
import { createApiCall } from './create-api-call';
import { apiFailed, type ApiFailure } from './failure';
import { fetchFx } from './fetch';
import { $fingerprint, execFingerprintFx } from './fingerprint';
import { $isLoggedIn, $token } from './token';

export const readFx = createApiCall({
  request: (path: string) => ({ path }),
  contract: z.object({ data: z.object({ name: z.string() }) }),
  mapData: ({ data }) => data.name,
});
export const writeFx = createApiCall({
  request: (key: string) => ({ method: 'POST', path: '/web-api/act', body: { a: 1 }, idempotencyKey: key }),
  contract: z.unknown(),
  mapData: () => 'done',
});

const failed = createEvent<ApiFailure>();
sample({ clock: apiFailed, fn: ({ failure }) => failure, target: failed });
export const $failures = createStore<ApiFailure[]>([]).on(failed, (list, failure) => [...list, failure]);

export type Answer = (request: Request) => Response | Promise<Response>;
export const ok: Answer = () => Response.json({ data: { name: 'Ann' } });
export const refuse =
  (status: number, code: number, more: object = {}): Answer =>
  () =>
    Response.json({ code, message: `no ${String(code)}`, requestId: 'r', ...more }, { status });

/** JWT with its end, seconds from 1970. `sub`: whose it is. */
export const jwt = (exp: number, name = 't', sub?: string) => `h.${btoa(JSON.stringify({ exp, name, sub }))}.s`;
export const now = Date.parse('2026-11-21T12:00:00Z');
export const later = now / 1000 + 900;

type Setup = {
  answers?: Answer[];
  isLoggedIn?: boolean;
  token?: string | null;
  fingerprint?: { token: string; expiresAt: number; data: string } | null;
  getToken?: Answer;
  captcha?: () => Promise<string | null>;
  exec?: () => unknown;
};
/** A page before a server that gives these answers, one a call. */
export function setup({
  answers = [ok],
  isLoggedIn = false,
  token = null,
  fingerprint = null,
  getToken,
  captcha,
  exec,
}: Setup) {
  const sent: Request[] = [];
  const tokenCalls: Request[] = [];
  const logged: string[] = [];
  let given = 0;
  const server = async (request: Request): Promise<Response> => {
    if (request.url.includes('gettoken')) {
      tokenCalls.push(request);
      return (getToken ?? (() => Response.json({ data: { token: jwt(later, `new${String(tokenCalls.length)}`) } })))(
        request,
      );
    }
    sent.push(request);
    given += 1;
    return (answers[Math.min(given, answers.length) - 1] ?? ok)(request);
  };
  const scope = fork({
    values: [
      [$language, 'ru'],
      [$isLoggedIn, isLoggedIn],
      [$token, token === null ? null : new Bearer(token)],
      [$fingerprint, fingerprint],
    ],
    handlers: [
      [fetchFx, server],
      [logFx, ({ text }: { text: string }) => void logged.push(text)],
      ...(captcha === undefined ? [] : [[captchaPortFx, captcha] as const]),
      ...(exec === undefined ? [] : [[execFingerprintFx, exec] as const]),
    ] as never,
  });
  return { scope, sent, tokenCalls, logged };
}

export const read = async (scope: Scope) => allSettled(readFx, { scope, params: '/web-api/x' });
export const failureOf = async (scope: Scope): Promise<ApiFailure | null> => {
  const outcome = await read(scope);
  return outcome.status === 'fail' ? outcome.value : null;
};
