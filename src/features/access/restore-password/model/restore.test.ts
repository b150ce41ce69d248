import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { phoneListsRequested } from '@/entities/access/phone';
import { $siteConfig } from '@/entities/site';
import { $fingerprint, fetchFx } from '@/shared/api';
import { $location } from '@/shared/routing';

import { $error, $failure, $sent, fieldChanged, submitted } from './forgot';
import { $isResetDone, $proof, $resetErrors, $resetFailure, resetChanged, resetLeft, resetSubmitted } from './reset';

type Body = Record<string, string>;
const decode = (text: string | undefined) => Buffer.from(text ?? '', 'base64url').toString('utf8');
const sentAnswer = { data: { sentTo: 'm***@example.com', expiresAt: 1 } };
const refusal = { code: 131, message: '', requestId: 'r' };

async function setup({
  search = '',
  status = 200,
  answer = sentAnswer,
}: { search?: string; status?: number; answer?: object } = {}) {
  const sent: { path: string; body: Body }[] = [];
  const server = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/phone-countries'))
      return Response.json({ data: [{ id: 74, name: 'United Kingdom', country_code: 'GB', tel_code: '44' }] });
    if (pathname.endsWith('/phone-masks'))
      return Response.json({ data: [{ CountryId: 74, Mask: '#### ######', Min: 10, Max: 10 }] });
    sent.push({ path: pathname, body: (await request.json()) as Body });
    return status === 204 ? new Response(null, { status }) : Response.json(answer, { status });
  };
  const scope = fork({
    values: [
      [$siteConfig, { geoCountryId: 74 } as SiteConfig],
      [$location, { path: '/user/passwordreset', language: 'en', search, hash: '' }],
      [$fingerprint, { token: 'fp', expiresAt: Date.now() + 1e6, data: '' }],
    ],
    handlers: [[fetchFx, server]],
  });
  await allSettled(phoneListsRequested, { scope });
  const forgot = async (fields: object) => {
    await allSettled(fieldChanged, { scope, params: fields });
    await allSettled(submitted, { scope });
  };
  const reset = async (fields: object) => {
    await allSettled(resetChanged, { scope, params: fields });
    await allSettled(resetSubmitted, { scope });
  };
  return { scope, sent, forgot, reset };
}
const good = { password: 'a-new-one-1', repeat: 'a-new-one-1' };

test('[SESS-30] a link is asked for by e-mail or ID, which travels encoded', async () => {
  const { scope, sent, forgot } = await setup();
  await forgot({ login: ' me@example.com ' });
  expect(sent[0]?.path).toBe('/web-api/auth/password/forgot');
  expect(decode(sent[0]?.body['login'])).toBe('me@example.com');
  expect([scope.getState($sent), scope.getState($proof)]).toEqual([
    { sentTo: 'm***@example.com', isPhone: false },
    null,
  ]);
});

test('[SESS-30] a phone is sent a code, and the code sets the new password', async () => {
  const { scope, sent, forgot, reset } = await setup();
  await forgot({ kind: 'phone', phone: '7700900000' });
  expect(sent[0]?.body).toEqual({ phone: '7700900000', country_code: '+44' });
  expect(scope.getState($proof)).toBe('code');
  await reset({ ...good, code: '12' });
  expect(scope.getState($resetErrors)).toEqual({ code: 'field_error_code' });
  await reset({ code: '000000' });
  expect(sent[1]?.body).toMatchObject({ code: '000000' });
});

test('[SESS-30] the token of the link sets the new password', async () => {
  const { scope, sent, reset } = await setup({ search: '?token=t1', status: 204 });
  await reset(good);
  expect(sent).toHaveLength(1);
  expect([sent[0]?.body['token'], decode(sent[0]?.body['password'])]).toEqual(['t1', good.password]);
  await allSettled(resetLeft, { scope });
  expect(scope.getState($isResetDone)).toBe(true);
});

test.each([
  [{ kind: 'login', login: 'no' }, 'field_error_login'],
  [{ kind: 'phone', phone: '77' }, 'field_error_phone'],
])('[REG-12] %o asks for nothing', async (fields, error) => {
  const { scope, sent, forgot } = await setup();
  await forgot(fields);
  expect([scope.getState($error), sent]).toEqual([error, []]);
});

test.each([
  [{ password: 'short1', repeat: 'short1' }, { password: 'field_error_password' }],
  [{ password: 'nodigitshere', repeat: 'nodigitshere' }, { password: 'field_error_password' }],
  [{ password: '1234567890', repeat: '1234567890' }, { password: 'field_error_password' }],
  [{ password: ' spaces-1 ', repeat: ' spaces-1 ' }, { password: 'field_error_password' }],
  [{ password: 'пароль-на-русском-1', repeat: 'other-one-1' }, { repeat: 'field_error_password_repeat' }],
])('[REG-12] the new password %o is refused', async (fields, errors) => {
  const { scope, sent, reset } = await setup({ search: '?token=t1' });
  await reset(fields);
  expect([scope.getState($resetErrors), sent]).toEqual([errors, []]);
});

test('a link that is used up is said so, and too many questions too', async () => {
  const used = await setup({ search: '?token=t1', status: 400, answer: refusal });
  await used.reset(good);
  expect(used.scope.getState($resetFailure)).toBe('wrong_code');
  const asked = await setup({ status: 429, answer: { ...refusal, code: 429 } });
  await asked.forgot({ login: '12345' });
  expect(asked.scope.getState($failure)).toBe('throttled');
});

test('[LANG-20] a code for a new password is read as a message groups it', async () => {
  const { sent, forgot, reset } = await setup();
  await forgot({ kind: 'phone', phone: '7700900000' });
  await reset({ ...good, code: ' 123 456 ' });
  expect(sent[1]?.body).toMatchObject({ code: '123456' });
});
