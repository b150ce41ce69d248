import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Balance } from '../../../contracts/account.ts';
import type { ApiError } from '../../../contracts/common.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const request = { countryId: 1, currencyIso: 'EUR', bonus: 0, ref: {}, refId: 1, agreeTerms: true, language: 'en' };
type Registered = { data: { userId: number; login: string; password: string; token: string } };
const register = <T = Registered>(client: Client, body: object = request, key: string = randomUUID()) =>
  client.post<T>('/web-api/registration/fast_reg', body, { 'Idempotency-Key': key });

test('[REG-01] one click gives the player a login, a password and an account in the chosen currency, and signs them in', async () => {
  const client = await server.enter();
  const { status, body } = await register(client);
  expect(status).toBe(201);
  expect(body.data.login).toMatch(/^\d{9}$/);
  expect(body.data.password).toMatch(/^(?=.*[a-z])(?=.*\d).{12}$/i);
  client.token = body.data.token;
  const balance = (await client.get<{ data: Balance }>('/web-api/account/balance')).body.data;
  expect(balance.accounts).toMatchObject([{ iso: 'EUR', type: 0, isActive: true, money: 500 }]);
  expect(await client.other().logIn(body.data.login, body.data.password)).toBe(body.data.userId);
});

test('a repeated registration gives the first answer again, with its session, and makes no second player', async () => {
  const client = await server.enter();
  const key = randomUUID();
  const first = await register(client.other(), request, key);
  const again = await register(client, request, key);
  const { token: _, ...account } = first.body.data;
  expect(again.body.data).toMatchObject(account);
  client.token = again.body.data.token;
  expect((await client.get('/web-api/account/balance')).status).toBe(200);
});

test('a repetition during a registration is told to wait a second', async () => {
  const client = await server.enter();
  const key = randomUUID();
  const answers = await Promise.all([register(client, request, key), register(client.other(), request, key)]);
  const [done, waits] = answers.sort((one, other) => one.status - other.status);
  expect([done.status, waits.status, waits.headers.get('Retry-After')]).toEqual([201, 409, '1']);
});

test('the server refuses the same key with other contents', async () => {
  const client = await server.enter();
  const key = randomUUID();
  await register(client, request, key);
  const { status, body } = await register<ApiError>(client, { ...request, currencyIso: 'USD' }, key);
  expect([status, body.code]).toEqual([422, 1023]);
});

test.each([
  ['terms', { agreeTerms: false }, 'agreeTerms'],
  ['currency', { currencyIso: 'XXX' }, 'currencyIso'],
  ['country', { countryId: 9999 }, 'countryId'],
])('[REG-12] a wrong %s names its field', async (_, patch, field) => {
  const client = await server.enter();
  const { status, body } = await register<ApiError>(client, { ...request, ...patch });
  expect([status, body.code, body.errors?.[0]?.field]).toEqual([400, 1, field]);
});

test.each([
  ['is switched off', { isRegistrationAllowed: false }],
  ['is not for a VIP domain', { isVipDomain: true }],
])('[REG-04] registration %s', async (_, config) => {
  const client = await server.enter();
  await client.control('PATCH', 'config', config);
  const { status, body } = await register<ApiError>(client);
  expect([status, body.code]).toEqual([403, 135]);
});

test('[REG-03] an unknown kind of registration does not exist', async () => {
  const client = await server.enter();
  expect((await client.post('/web-api/registration/x', request)).status).toBe(404);
});
