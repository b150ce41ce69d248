import { allSettled, createWatch, fork, scopeBind } from 'effector';
import { expect, test } from 'vitest';

import { $isAuth, $userId } from '@/entities/session';
import { $captchaTask, $fingerprint, $token, Bearer, captchaAnswered, fetchFx } from '@/shared/api';
import { logFx } from '@/shared/lib/logger';

import { cookiesKeptFx } from './cookies';
import { $errors, $failure, $fields, $step, fieldChanged, stepLeft, submitted } from './form';

type Body = Record<string, unknown>;
const decode = (text: unknown) =>
  new TextDecoder().decode(
    Uint8Array.from(atob(String(text).replaceAll('-', '+').replaceAll('_', '/')), (c) => c.codePointAt(0)!),
  );

const signedIn = { data: { userId: 7, token: 'h.e30.s' } };
const step = { data: { step: 'two_step', expiresAt: 1 } };
const refuse = (code: number) => ({ code, message: 'no', requestId: 'r' });

function setup({ answers = [[200, signedIn]] as [number, unknown][], areCookiesKept = true } = {}) {
  const sent: { url: string; body: Body; headers: Headers }[] = [];
  const server = async (request: Request) => {
    sent.push({ url: new URL(request.url).pathname, body: (await request.json()) as Body, headers: request.headers });
    const [status, body] = answers[Math.min(sent.length, answers.length) - 1]!;
    return Response.json(body, { status });
  };
  const scope = fork({
    values: [[$fingerprint, { token: 'fp', expiresAt: Date.now() + 1e6, data: 'facts' }]],
    handlers: [
      [fetchFx, server],
      [cookiesKeptFx, () => areCookiesKept],
      [logFx, () => undefined],
    ],
  });
  // In these tests nobody solves a captcha.
  const decline = scopeBind(captchaAnswered, { scope });
  createWatch({
    unit: $captchaTask,
    scope,
    fn: (task) => {
      if (task !== null) queueMicrotask(() => decline(null));
    },
  });
  const fill = (fields: object) => allSettled(fieldChanged, { scope, params: fields });
  const submit = () => allSettled(submitted, { scope });
  return { scope, sent, fill, submit };
}

test('[SESS-15] [SESS-22] [DEVICE-09] login and password travel encoded, with the facts of the browser, and open the session', async () => {
  const { scope, sent, fill, submit } = setup();
  await fill({ login: '  пётр@пример.рф ', password: 'pass 🎲', isSaved: false });
  await submit();
  const { url, body, headers } = sent[0]!;
  expect(url).toBe('/web-api/auth/login');
  expect(headers.get('X-Credential-Encoding')).toBe('b64u');
  expect([decode(body['uLogin']), decode(body['uPassword'])]).toEqual(['пётр@пример.рф'.normalize('NFC'), 'pass 🎲']);
  expect(JSON.stringify(body)).not.toContain('pass');
  expect(body).toMatchObject({ save: false, components: { data: 'facts' } });
  expect([scope.getState($userId), scope.getState($token)]).toEqual([7, new Bearer('h.e30.s')]);
  expect(scope.getState($fields).password).toBe('');
});

test.each([
  ['', '', { login: 'field_error_required', password: 'field_error_required' }],
  ['ab', 'x', { login: 'field_error_login' }],
  ['a@b', 'x', { login: 'field_error_login' }],
  ['12', 'x', { login: 'field_error_login' }],
  ['123', '', { password: 'field_error_required' }],
])('[REG-12] login "%s", password "%s" is not sent', async (login, password, errors) => {
  const { scope, sent, fill, submit } = setup();
  await fill({ login, password });
  await submit();
  expect(scope.getState($errors)).toEqual(errors);
  expect(sent).toEqual([]);
});

test('what is said beside a field goes away with the next letter in it, and only there', async () => {
  const { scope, fill, submit } = setup();
  await submit();
  await fill({ login: 'a' });
  expect(scope.getState($errors)).toEqual({ password: 'field_error_required' });
});

test.each([
  [400, 130, 'wrong_credentials'],
  [403, 132, 'blocked'],
  [429, 429, 'throttled'],
  [400, 100, 'captcha'],
  [500, 0, 'other'],
])('%i with code %i is said as "%s", and what was typed stays', async (status, code, failure) => {
  const { scope, fill, submit } = setup({ answers: [[status, refuse(code)]] });
  await fill({ login: '1234', password: 'x' });
  await submit();
  expect(scope.getState($failure)).toBe(failure);
  expect(scope.getState($fields)).toMatchObject({ login: '1234', password: 'x' });
  await fill({ password: 'y' });
  expect(scope.getState($failure)).toBeNull();
});

test('[SESS-20] an account with two steps asks for the code, and the code signs in', async () => {
  const { scope, sent, fill, submit } = setup({
    answers: [
      [202, step],
      [200, signedIn],
    ],
  });
  await fill({ login: '1234', password: 'x' });
  await submit();
  expect([scope.getState($step)?.step, scope.getState($isAuth)]).toEqual(['two_step', false]);
  await fill({ code: '12' });
  await submit();
  expect(scope.getState($errors)).toEqual({ code: 'field_error_code' });
  await fill({ code: '000000' });
  await submit();
  expect(sent.map(({ url }) => url)).toEqual(['/web-api/auth/login', '/web-api/auth/two-step']);
  expect(decode(sent[1]!.body['code'])).toBe('000000');
  expect([scope.getState($isAuth), scope.getState($step)]).toEqual([true, null]);
});

test('a wrong code stays in the second step; back leads to the first', async () => {
  const { scope, fill, submit } = setup({
    answers: [
      [202, step],
      [400, refuse(131)],
    ],
  });
  await fill({ login: '1234', password: 'x' });
  await submit();
  await fill({ code: '111111' });
  await submit();
  expect([scope.getState($failure), scope.getState($step)?.step]).toEqual(['wrong_code', 'two_step']);
  await allSettled(stepLeft, { scope });
  expect([scope.getState($step), scope.getState($failure), scope.getState($fields).login]).toEqual([
    null,
    null,
    '1234',
  ]);
});

test('two presses send one call', async () => {
  const { sent, fill, submit } = setup();
  await fill({ login: '1234', password: 'x' });
  await Promise.all([submit(), submit()]);
  expect(sent).toHaveLength(1);
});

test('[F89] a browser that keeps no cookies is told so, instead of a login that does not last', async () => {
  const { scope, fill, submit } = setup({ areCookiesKept: false });
  await fill({ login: '1234', password: 'x' });
  await submit();
  expect([scope.getState($failure), scope.getState($isAuth)]).toEqual(['cookies', false]);
});
