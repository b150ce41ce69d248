import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { phoneListsRequested } from '@/entities/access/phone';
import { $isAuth } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $fingerprint, fetchFx } from '@/shared/api';
import { $now } from '@/shared/lib/clock';
import { navigated } from '@/shared/routing';

import type { LoginMode } from '../lib/fields';
import { cookiesKeptFx } from './cookies';
import {
  $errors,
  $fields,
  $linking,
  $mode,
  $modes,
  $resendSeconds,
  $step,
  codeAskedAgain,
  fieldChanged,
  formOpened,
  modeChosen,
  submitted,
} from './form';

type Body = Record<string, unknown>;
const now = Date.parse('2026-11-21T12:00:00Z');
const decode = (text: unknown) => Buffer.from(String(text), 'base64url').toString('utf8');
const britain = { id: 74, name: 'United Kingdom', country_code: 'GB', tel_code: '44' };
const mask = { CountryId: 74, Mask: '#### ######', Min: 10, Max: 10 };
const signedIn = { data: { userId: 7, token: 'h.e30.s' } };
const twoStep = { data: { step: 'two_step', expiresAt: 1 } };
const sent60 = { data: { expiresAt: now / 1000 + 300, resendAt: now / 1000 + 60 } };

async function setup({ answers = [signedIn] as unknown[], config = {}, search = '' } = {}) {
  const sent: { path: string; body: Body }[] = [];
  const server = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/phone-countries')) return Response.json({ data: [britain] });
    if (pathname.endsWith('/phone-masks')) return Response.json({ data: [mask] });
    sent.push({ path: pathname, body: (await request.json()) as Body });
    return Response.json(answers[Math.min(sent.length, answers.length) - 1]);
  };
  const scope = fork({
    values: [
      [$now, now],
      [$fingerprint, { token: 'fp', expiresAt: now + 1e9, data: 'facts' }],
      [$siteConfig, { geoCountryId: 74, socialProviders: ['google'], ...config } as SiteConfig],
    ],
    handlers: [
      [fetchFx, server],
      [cookiesKeptFx, () => true],
    ],
  });
  await allSettled(phoneListsRequested, { scope });
  const meta = { pageId: 'login', layout: 'main' as const, section: 'login', dictionaries: [], title: '' };
  const location = { path: '/login', search, hash: '', language: 'en' };
  await allSettled(navigated, { scope, params: { location, match: { meta, params: {} }, failure: null } });
  await allSettled(formOpened, { scope });
  const fill = (fields: object) => allSettled(fieldChanged, { scope, params: fields });
  const choose = (mode: LoginMode) => allSettled(modeChosen, { scope, params: mode });
  return { scope, sent, fill, choose, submit: () => allSettled(submitted, { scope }) };
}

test('[SESS-13] all ways are offered unless the site says which, and an unknown one is none', async () => {
  expect((await setup()).scope.getState($modes)).toEqual(['login_password', 'phone_password', 'sms']);
  const { scope } = await setup({ config: { loginModes: ['sms', 'fax'] } });
  expect([scope.getState($modes), scope.getState($mode)]).toEqual([['sms'], 'sms']);
});

test('[SESS-13] [SESS-16] phone and password travel with the code and its plus', async () => {
  const { scope, sent, fill, choose, submit } = await setup();
  await choose('phone_password');
  await fill({ phone: '7700900000', password: 'pass', isSaved: false });
  await submit();
  expect(sent[0]?.path).toBe('/web-api/auth/login-phone');
  expect(sent[0]?.body).toMatchObject({ phone_number: '7700900000', country_code: '+44', save: false });
  expect([decode(sent[0]?.body['uPassword']), scope.getState($isAuth)]).toEqual(['pass', true]);
});

test('[SESS-14] what was typed in the other way is neither kept nor sent', async () => {
  const { scope, sent, fill, choose, submit } = await setup();
  await fill({ login: 'me@example.com', password: 'secret' });
  await choose('phone_password');
  expect(scope.getState($fields)).toMatchObject({ login: '', password: '' });
  await fill({ phone: '7700900000', password: 'other' });
  await submit();
  expect(JSON.stringify(sent)).not.toContain(Buffer.from('me@example.com').toString('base64url'));
  expect(sent[0]?.body).not.toHaveProperty('uLogin');
});

test.each([
  ['phone_password', { phone: '77009', password: 'x' }, { phone: 'field_error_phone' }],
  ['phone_password', { phone: '7700900000' }, { password: 'field_error_required' }],
  ['sms', { phone: '' }, { phone: 'field_error_phone' }],
] as const)('[REG-12] in the way %s, %o is not sent', async (mode, fields, errors) => {
  const { scope, sent, fill, choose, submit } = await setup();
  await choose(mode);
  await fill(fields);
  await submit();
  expect([scope.getState($errors), sent]).toEqual([errors, []]);
});

test('[SESS-13] [SESS-19] a phone alone gets a code, which signs in; another one may be asked for after a minute', async () => {
  const { scope, sent, fill, choose, submit } = await setup({ answers: [sent60, sent60, signedIn] });
  await choose('sms');
  await fill({ phone: '7700900000' });
  await submit();
  expect(sent[0]).toMatchObject({
    path: '/web-api/auth/send-sms',
    body: { 'phone-number': '7700900000', 'phone-code': '+44' },
  });
  expect([scope.getState($step)?.maskedPhone, scope.getState($resendSeconds)]).toEqual(['+44 7700900000', 60]);
  await allSettled(codeAskedAgain, { scope });
  expect(sent).toHaveLength(1);
  await allSettled($now, { scope, params: now + 60_000 });
  await allSettled(codeAskedAgain, { scope });
  expect(sent[1]?.path).toBe('/web-api/auth/send-sms');
  await fill({ code: '000000' });
  await submit();
  expect([sent[2]?.path, decode(sent[2]?.body['sms-code'])]).toEqual(['/web-api/auth/sms-code', '000000']);
  expect(scope.getState($isAuth)).toBe(true);
});

test('[SESS-13] [SESS-20] a phone of an account with two steps asks for its code', async () => {
  const { scope, sent, fill, choose, submit } = await setup({ answers: [twoStep, signedIn] });
  await choose('phone_password');
  await fill({ phone: '7700900000', password: 'x' });
  await submit();
  await fill({ code: '000000' });
  await submit();
  expect([sent[1]?.path, scope.getState($isAuth)]).toEqual(['/web-api/auth/two-step', true]);
});

test('[SESS-18] come back from a provider, the form links their account by login and password', async () => {
  const { scope, sent, fill, submit } = await setup({ search: '?social=google' });
  expect(scope.getState($linking)?.name).toBe('Google');
  await fill({ login: 'me@example.com', password: 'pass' });
  await submit();
  expect([sent[0]?.path, Object.keys(sent[0]?.body ?? {})]).toEqual(['/web-api/auth/social', ['login', 'pass']]);
  expect([decode(sent[0]?.body['login']), decode(sent[0]?.body['pass'])]).toEqual(['me@example.com', 'pass']);
});

test('[SESS-20] come back from a provider to an account with two steps, the code alone is asked for', async () => {
  const { scope, sent, fill, submit } = await setup({ search: '?step=social_two_step' });
  expect(scope.getState($step)?.step).toBe('social_two_step');
  await fill({ code: '000000' });
  await submit();
  expect(sent[0]).toEqual({
    path: '/web-api/auth/social-two-step',
    body: { code: Buffer.from('000000').toString('base64url') },
  });
});

test('an address that names no provider links nothing', async () => {
  expect((await setup({ search: '?social=nobody' })).scope.getState($linking)).toBeNull();
});

test('[DEVICE-09] every way to log in, and the second step, carries the facts of the browser', async () => {
  const facts = { data: 'facts' };
  const byPhone = await setup({ answers: [twoStep, signedIn] });
  await byPhone.choose('phone_password');
  await byPhone.fill({ phone: '7700900000', password: 'x' });
  await byPhone.submit();
  await byPhone.fill({ code: '000000' });
  await byPhone.submit();
  expect(byPhone.sent.map(({ body }) => body['components'])).toEqual([facts, facts]);
  const bySms = await setup({ answers: [sent60] });
  await bySms.choose('sms');
  await bySms.fill({ phone: '7700900000' });
  await bySms.submit();
  expect(bySms.sent.map(({ body }) => body['components'])).toEqual([facts]);
});
