import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import type { SiteConfig } from '@contracts/site';

import { $referral } from '@/entities/access/referral';
import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { execFingerprintFx, fetchFx } from '@/shared/api';
import { $language } from '@/shared/i18n';
import { logFx } from '@/shared/lib/logger';

import { $chosen } from './chosen';
import { formLeft } from './dialog';
import { fieldChanged, formOpened } from './fields';
import { $account, $errors, $failure, submitted } from './register';
import { $ways } from './ways';

const countries = {
  data: [
    { id: 1, name: 'Kazakhstan', iso: 'KZ' },
    { id: 2, name: 'Spain', iso: 'ES' },
  ],
};
const currency = (iso: string) => ({ iso, currencyId: 1, symbol: iso, name: iso, kind: 'fiat', minorDigits: 2 });
const currencies = { data: ['RUB', 'KZT', 'EUR'].map(currency) };
const phones = { data: [{ id: 1, name: 'Kazakhstan', country_code: 'KZ', tel_code: '7' }] };
const masks = { data: [{ CountryId: 1, Mask: '### ### ## ##', Min: 10, Max: 10 }] };
const registrationTypes = ['fast_reg', 'phone_reg', 'full_reg', 'soc_reg'];
const registered = { data: { userId: 7, login: '123456', password: 'secret9', token: 'h.e30.s' } };

async function setup(...answers: (() => Response | Promise<Response>)[]) {
  const types: string[] = [];
  const sent: { key: string | null; body: Record<string, unknown> }[] = [];
  const server = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/countries')) return Response.json(countries);
    if (pathname.endsWith('/currencies')) return Response.json(currencies);
    if (pathname.endsWith('/phone-countries')) return Response.json(phones);
    if (pathname.endsWith('/phone-masks')) return Response.json(masks);
    types.push(pathname.split('/').at(-1) ?? '');
    sent.push({ key: request.headers.get('Idempotency-Key'), body: (await request.json()) as Record<string, unknown> });
    return (answers[sent.length - 1] ?? (() => Response.json(registered, { status: 201 })))();
  };
  const scope = fork({
    values: [
      [$language, 'en'],
      [$referral, { btag: 'partner' }],
      [
        $siteConfig,
        { geoCountryId: 1, ref_id: 42, minAge: 18, registrationTypes, socialProviders: [] } as unknown as SiteConfig,
      ],
    ] as never,
    handlers: [
      [fetchFx, server],
      [execFingerprintFx, () => Promise.reject(new Error('blocked'))],
      [logFx, () => undefined],
    ] as never,
  });
  await allSettled(formOpened, { scope });
  const change = (fields: object) => allSettled(fieldChanged, { scope, params: fields });
  const submit = () => allSettled(submitted, { scope });
  return { scope, sent, types, change, submit };
}

test('[LIM-70] no bonus is chosen; the country is where the visitor is and the currency that of the country, until they choose', async () => {
  const { scope, change } = await setup();
  expect(scope.getState($chosen)).toMatchObject({ countryId: 1, currencyIso: 'KZT', bonus: 0, agreesTerms: false });
  await change({ countryId: 2 });
  expect(scope.getState($chosen).currencyIso).toBe('EUR');
  await change({ currencyIso: 'RUB' });
  await change({ countryId: 1 });
  expect(scope.getState($chosen).currencyIso).toBe('RUB');
});

test('[REG-16] without the terms nothing is sent, and the words are the specified ones', async () => {
  const { scope, sent, submit } = await setup();
  await submit();
  expect(scope.getState($errors)).toEqual({ agreesTerms: 'terms_and_conditions' });
  expect(sent).toEqual([]);
});

test.each([
  ['ab', false],
  ['abc', true],
  ['лето-2026', true],
  ['a b c', false],
  ['x'.repeat(33), false],
  ['', true],
])('[REG-12] the promo code "%s" may be sent: %s', async (promo, isSent) => {
  const { sent, change, submit } = await setup();
  await change({ promo, agreesTerms: true });
  await submit();
  expect(sent).toHaveLength(isSent ? 1 : 0);
});

test('[REF-07] [REG-07] the request says where the player came from and which bonus they want', async () => {
  const { sent, change, submit } = await setup();
  await change({ agreesTerms: true, bonus: 2 });
  await submit();
  expect(sent[0]!.body).toEqual({
    countryId: 1,
    currencyIso: 'KZT',
    bonus: 2,
    ref: { btag: 'partner' },
    refId: 42,
    agreeTerms: true,
    language: 'en',
  });
});

test('login and password are shown once, and are gone with the form', async () => {
  const { scope, change, submit } = await setup();
  await change({ agreesTerms: true });
  await submit();
  expect(scope.getState($userId)).toBe(7);
  expect(scope.getState($account)).toEqual({ login: '123456', password: 'secret9', next: null });
  await allSettled(formLeft, { scope });
  expect(scope.getState($account)).toBeNull();
});

test('an answer that was lost is asked for again under the same key; another wish has another key', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const { scope, sent, change, submit } = await setup(lost, lost);
  await change({ agreesTerms: true });
  await submit();
  expect(scope.getState($failure)).toBe('network');
  await submit();
  await change({ bonus: 1 });
  await submit();
  const [first, second, third] = sent.map(({ key }) => key);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test.each([
  [403, 135, 'refused'],
  [429, 429, 'throttled'],
  [400, 1, 'invalid'],
  [503, 0, 'network'],
])('%i with code %i is said as "%s"', async (status, code, failure) => {
  const { scope, change, submit } = await setup(() =>
    Response.json({ code, message: 'no', requestId: 'r' }, { status }),
  );
  await change({ agreesTerms: true });
  await submit();
  expect(scope.getState($failure)).toBe(failure);
});

const person = { name: 'Alma', surname: 'Kuznetsova', birthday: '1991-08-14' };
const mail = { email: 'alma.k@example.com', password: 'sunny-days-1', repeat: 'sunny-days-1' };
const secret = Buffer.from('sunny-days-1').toString('base64url');

test.each([
  ['phone', 'phone_reg', { phone: '+7 701 000 00 01' }, { phone: '7010000001', phone_code: '+7' }],
  ['email', 'full_reg', mail, { email: mail.email, password: secret }],
  [
    'full',
    'full_reg',
    { ...person, ...mail, phone: '7010000001' },
    { ...person, email: mail.email, password: secret, phone: '7010000001', phone_code: '+7' },
  ],
] as const)('[REG-01] [REG-13] %s is sent as %s with its own fields alone', async (way, type, fields, own) => {
  const { sent, types, change, submit } = await setup();
  await change({ ...person, ...mail, phone: '1' });
  await change({ way, agreesTerms: true, ...fields });
  await submit();
  expect(types).toEqual([type]);
  const { countryId, currencyIso, bonus, ref, refId, agreeTerms, language, ...rest } = sent[0]!.body;
  expect([countryId, currencyIso, bonus, ref, refId, agreeTerms, language]).toEqual([
    ...[1, 'KZT', 0, { btag: 'partner' }, 42, true, 'en'],
  ]);
  expect(rest).toEqual(own);
});

test('another way takes the errors of the one before away', async () => {
  const { scope, change, submit } = await setup();
  await change({ way: 'full', agreesTerms: true });
  await submit();
  expect(Object.keys(scope.getState($errors))).toHaveLength(6);
  await change({ way: 'phone' });
  expect(scope.getState($errors)).toEqual({});
});

test('[REG-03] an unknown type has no tab, and the log tells of it once, as an error', async () => {
  const logged: unknown[] = [];
  const scope = fork({
    values: [
      [$siteConfig, { registrationTypes: ['x', 'full_reg'], socialProviders: [] } as unknown as SiteConfig],
    ] as never,
    handlers: [
      [fetchFx, () => Promise.reject(new TypeError('offline'))],
      [logFx, (line: { level: string; text: string; details: unknown }) => logged.push(Object.values(line))],
    ] as never,
  });
  await allSettled(formOpened, { scope });
  expect(scope.getState($ways)).toEqual(['email', 'full']);
  expect(logged.filter((entry) => String(entry).includes('registration type'))).toEqual([
    ['error', 'Unknown registration type', ['x']],
  ]);
});
