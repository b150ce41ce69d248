import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { ApiError } from '../../../contracts/common.ts';
import { type Client, credentials, encoded, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
type Sent = { data: { sentTo: string; expiresAt: number } };
type Mailbox = { data: { to: string; text: string }[] };

const forgot = (client: Client, login: string) =>
  client.post<Sent>('/web-api/auth/password/forgot', { login: encoded(login) });
const linkOf = async (client: Client) => {
  const { body } = await client.control<Mailbox>('GET', 'mailbox?to=demo%40example.com');
  return /token=([\w-]+)/.exec(body.data.at(-1)?.text ?? '')?.[1] ?? '';
};
const reset = (client: Client, body: object, password = 'a-new-password-1') =>
  client.post<ApiError>('/web-api/auth/password/reset', { ...body, password: encoded(password) });

test('[SESS-30] the link in the e-mail sets a new password once and ends every session of the old one', async () => {
  const client = await server.enter();
  await client.logIn();
  const visitor = client.other();
  expect((await forgot(visitor, 'demo@example.com')).body.data.sentTo).toBe('d***@example.com');
  const token = await linkOf(client);
  expect((await reset(visitor, { token }, 'short1')).body).toMatchObject({ errors: [{ field: 'password' }] });
  expect((await reset(visitor, { token }, 'demo@example.com')).status).toBe(400);
  expect((await reset(visitor, { token })).status).toBe(204);
  expect((await reset(visitor, { token })).body.code).toBe(131);
  expect((await client.get('/web-api/account/balance')).status).toBe(401);
  const old = await visitor.post('/web-api/auth/login', credentials('demo@example.com', 'demo-password'));
  expect(old.status).toBe(400);
  expect(await visitor.logIn('demo@example.com', 'a-new-password-1')).toBeGreaterThan(0);
});

test('[PROT-02] [PROT-03] a new password raises the level of protection and makes the password young again', async () => {
  const client = await server.enter();
  await client.logIn();
  type Config = { protection_level: number; protection_methods: object; changed_pass_day_count: number };
  const shown = async () => (await client.get<{ data: Config }>('/web-api/user/client-config')).body.data;
  const day = 86_400;
  await client.control('POST', 'clock', { advance: 5 * day });
  await client.logIn();
  const before = await shown();
  expect(before).toMatchObject({ changed_pass_day_count: 5, protection_methods: { is_changed_password: false } });
  await forgot(client, 'demo@example.com');
  await reset(client, { token: await linkOf(client) });
  await client.logIn('demo@example.com', 'a-new-password-1');
  const after = await shown();
  expect(after).toMatchObject({ changed_pass_day_count: 0, protection_methods: { is_changed_password: true } });
  expect(after.protection_level).toBeGreaterThan(before.protection_level);
});

test('[SESS-30] a phone gets a code, which works only in the browser that asked', async () => {
  const client = await server.enter();
  const asked = { phone: '7700900000', country_code: '+44' };
  await client.post('/web-api/auth/password/forgot', asked);
  const code = await client.codeFor('+447700900000');
  expect((await reset(client.other(), { code })).body.code).toBe(131);
  expect((await reset(client, { code: await client.wrongCodeFor('+447700900000') })).body.code).toBe(131);
  expect((await reset(client, { code })).status).toBe(204);
  expect(await client.logIn('demo@example.com', 'a-new-password-1')).toBeGreaterThan(0);
});

test('a missing account gets the same answer as an existing one, and no message', async () => {
  const client = await server.enter();
  const [known, unknown] = [await forgot(client, 'demo@example.com'), await forgot(client, 'nobody@example.com')];
  expect([unknown.status, Object.keys(unknown.body.data)]).toEqual([known.status, Object.keys(known.body.data)]);
  const { body } = await client.control<Mailbox>('GET', 'mailbox');
  expect(body.data.map(({ to }) => to)).toEqual(['demo@example.com']);
});

test('a link is valid for an hour, or until the player asks for a newer one', async () => {
  const client = await server.enter();
  await forgot(client, 'demo@example.com');
  const first = await linkOf(client);
  await forgot(client, 'demo@example.com');
  expect((await reset(client, { token: first })).body.code).toBe(131);
  const second = await linkOf(client);
  await client.control('POST', 'clock', { advance: 3601 });
  expect((await reset(client, { token: second })).body.code).toBe(131);
});

test.each([
  ['activate', '/web-api/user/activate', { type: 'activate' }],
  ['activatefast', '/web-api/user/activate', { type: 'activatefast' }],
  ['accountverify', '/web-api/user/account-verify', {}],
] as const)('[VERIF-05] the link "%s" works once, and for nothing else', async (kind, path, extra) => {
  const client = await server.enter();
  const userId = await client.logIn();
  await client.control('PATCH', `users/${String(userId)}`, { remaining_days_to_activate: 3 });
  const made = await client.control<{ data: { path: string } }>('POST', `users/${String(userId)}/links`, { kind });
  const token = new URL(made.body.data.path, 'http://x').searchParams.get('token');
  const stopped = await client.post<ApiError>('/web-api/user/stop-newsletter', { token });
  expect(stopped.body.code).toBe(131);
  const use = () => client.post<ApiError>(path, { ...extra, token });
  expect((await use()).status).toBe(204);
  expect((await use()).body.code).toBe(131);
  type Config = { data: { remaining_days_to_activate: number | null; activation_type: number } };
  const { data } = (await client.get<Config>('/web-api/user/client-config')).body;
  const isVerified = kind === 'accountverify';
  expect([data.remaining_days_to_activate, data.activation_type]).toEqual([isVerified ? 3 : null, 1]);
});

test('[VERIF-05] the link of an account without an e-mail confirms its phone', async () => {
  const client = await server.enter();
  const body = { countryId: 1, currencyIso: 'EUR', bonus: 0, ref: {}, refId: 1, agreeTerms: true, language: 'en' };
  const { body: made } = await client.post<{ data: { userId: number; token: string } }>(
    '/web-api/registration/phone_reg',
    { ...body, phone: '7010000001', phone_code: '+7' },
    { 'Idempotency-Key': randomUUID() },
  );
  client.token = made.data.token;
  const link = await client.control<{ data: { path: string } }>('POST', `users/${String(made.data.userId)}/links`, {
    kind: 'activatefast',
  });
  const token = new URL(link.body.data.path, 'http://x').searchParams.get('token');
  expect((await client.post('/web-api/user/activate', { type: 'activatefast', token })).status).toBe(204);
  type Config = { data: { remaining_days_to_activate: number | null; activation_type: number } };
  const { data } = (await client.get<Config>('/web-api/user/client-config')).body;
  expect([data.remaining_days_to_activate, data.activation_type]).toEqual([null, 3]);
});

test('unsubscribing twice from the newsletter is no error', async () => {
  const client = await server.enter();
  const userId = await client.logIn();
  const made = await client.control<{ data: { path: string } }>('POST', `users/${String(userId)}/links`, {
    kind: 'stopnewsletter',
  });
  const token = new URL(made.body.data.path, 'http://x').searchParams.get('token');
  for (let time = 0; time < 2; time += 1)
    expect((await client.post('/web-api/user/stop-newsletter', { token })).status).toBe(204);
});
