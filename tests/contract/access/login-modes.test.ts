import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { ApiError } from '../../../contracts/common.ts';
import { type Client, credentials, encoded, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
type Ok = { data: { userId: number; token: string } };
type Step = { data: { step: string; expiresAt: number } };

const checkSession = async (client: Client) =>
  (await client.get<{ data: { user_id: number | null } }>('/web-api/auth/check-session')).body.data.user_id;
const phone = { phone_number: '7700900000', country_code: '+44', save: true };

test('[SESS-16] a phone with its code and the password sign in; a wrong one is refused like a wrong login', async () => {
  const client = await server.enter();
  const attempt = (password: string, number = phone.phone_number) =>
    client.post<Ok & ApiError>('/web-api/auth/login-phone', {
      ...phone,
      phone_number: number,
      uPassword: encoded(password),
    });
  expect((await attempt('wrong')).body.code).toBe(130);
  expect((await attempt('demo-password', '7700900999')).body.code).toBe(130);
  expect((await attempt('demo-password', '77 00')).body).toMatchObject({
    code: 1,
    errors: [{ field: 'phone_number' }],
  });
  const { status, body } = await attempt('demo-password');
  expect([status, body.data.userId]).toEqual([200, await checkSession(client)]);
});

test('[SESS-20] a phone of an account with two steps asks for the code too', async () => {
  const client = await server.enter();
  const body = { ...phone, phone_number: '7700900001', uPassword: encoded('two-step-password') };
  const first = await client.post<Step>('/web-api/auth/login-phone', body);
  expect([first.status, first.body.data.step]).toEqual([202, 'two_step']);
  const code = encoded(await client.codeFor('+447700900001'));
  expect((await client.post('/web-api/auth/two-step', { code, save: true })).status).toBe(200);
});

test('[SESS-19] a text message brings six digits, which sign in the browser that asked', async () => {
  const client = await server.enter();
  const asked = { 'phone-number': '7700900000', 'phone-code': '+44' };
  const sent = await client.post<{ data: { expiresAt: number; resendAt: number } }>('/web-api/auth/send-sms', asked);
  expect(sent.body.data.expiresAt - sent.body.data.resendAt).toBe(240);
  const right = await client.codeFor('+447700900000');
  const code = (text: string) => ({ 'sms-code': encoded(text) });
  expect((await client.other().post<ApiError>('/web-api/auth/sms-code', code(right))).body.code).toBe(131);
  expect(
    (await client.post<ApiError>('/web-api/auth/sms-code', code(await client.wrongCodeFor('+447700900000')))).body.code,
  ).toBe(131);
  const { body } = await client.post<Ok>('/web-api/auth/sms-code', code(right));
  expect(body.data.userId).toBe(await checkSession(client));
});

test('[SESS-19] the answer does not tell whose number it is, and a second message must wait a minute', async () => {
  const client = await server.enter();
  const stranger = client.other();
  const ask = (number: string, browser = client) =>
    browser.post<object>('/web-api/auth/send-sms', { 'phone-number': number, 'phone-code': '+44' });
  const [known, unknown] = [await ask('7700900000'), await ask('7700900555', stranger)];
  expect([unknown.status, Object.keys(unknown.body)]).toEqual([known.status, Object.keys(known.body)]);
  const other = encoded(await client.codeFor('+447700900000'));
  expect((await stranger.post('/web-api/auth/sms-code', { 'sms-code': other })).status).toBe(400);
  const again = await ask('7700900000');
  expect([again.status, Number(again.headers.get('Retry-After')) > 50]).toEqual([429, true]);
  await client.control('POST', 'clock', { advance: 61 });
  expect((await ask('7700900000')).status).toBe(200);
});

test('[SESS-17] a signed link signs in, once', async () => {
  const client = await server.enter();
  const userId = await client.logIn();
  const { body } = await client.control<{ data: { path: string } }>('POST', `users/${String(userId)}/links`, {
    kind: 'login',
  });
  const query = Object.fromEntries(new URL(body.data.path, 'http://x').searchParams);
  const other = client.other();
  const enter = (patch = {}) =>
    other.post<Ok & ApiError>('/web-api/auth/login-token', { ...query, lng: 'en', ...patch });
  expect((await enter({ sign: 'forged' })).body.code).toBe(131);
  expect((await enter()).body.data.userId).toBe(userId);
  expect((await enter()).body.code).toBe(131);
});

test('[SESS-21] a provider is asked on a page of its own, and an unknown one does not exist', async () => {
  const client = await server.enter();
  expect((await client.get('/web-api/auth/oauth/nobody?lng=en')).status).toBe(404);
  const page = await consent(client, 'mode=registration');
  expect(page.body).not.toMatch(/<script|style="/);
  const back = await client.get(callback(page.body));
  expect([back.status, back.headers.get('Location')]).toEqual([302, '/en/registration/social?provider=google']);
});

test('[SESS-33] no site can frame the page of consent, and its code works once', async () => {
  const client = await server.enter();
  const page = await consent(client, 'mode=registration');
  expect(page.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(page.headers.get('X-Frame-Options')).toBe('DENY');
  expect((await client.get(callback(page.body))).status).toBe(302);
  expect((await client.get(callback(page.body))).status).toBe(400);
});

test('[QUERY-05] the way back survives the steps after a provider’s answer', async () => {
  const client = await server.enter();
  const page = await consent(client, 'mode=login&redirect_url=%2Fen%2Fslots');
  const back = await client.get(callback(page.body));
  expect(back.headers.get('Location')).toBe('/en/login?social=google&redirect_url=%2Fen%2Fslots');
});

test('[SESS-18] a social account is linked by login and password, and signs in alone from then on', async () => {
  const client = await server.enter();
  const page = await consent(client, 'mode=login');
  const back = await client.get(callback(page.body));
  expect(back.headers.get('Location')).toBe('/en/login?social=google');
  const link = (pass: string) =>
    client.post<Ok & ApiError>('/web-api/auth/social', { login: encoded('demo@example.com'), pass: encoded(pass) });
  expect((await link('wrong')).body.code).toBe(130);
  expect((await link('demo-password')).status).toBe(200);
  expect((await link('demo-password')).body.code).toBe(131);

  await client.post('/web-api/auth/disconnect');
  const again = await consent(client, 'redirect_url=%2Fen%2Fhome%2Flive');
  expect((await client.get(callback(again.body))).headers.get('Location')).toBe('/en/home/live');
  expect(await checkSession(client)).toBeGreaterThan(0);
});

test('[SESS-20] a linked account with two steps asks for the code after the provider', async () => {
  const client = await server.enter();
  const link = async () => client.get(callback((await consent(client, 'mode=login')).body));
  await link();
  const social = { login: encoded('two-step@example.com'), pass: encoded('two-step-password') };
  const first = await client.post<Step>('/web-api/auth/social', social);
  expect([first.status, first.body.data.step]).toEqual([202, 'social_two_step']);
  const code = async () => encoded(await client.codeFor('+447700900001'));
  expect((await client.post('/web-api/auth/two-step', { code: await code(), save: true })).status).toBe(400);
  expect((await client.post('/web-api/auth/social-two-step', { code: await code() })).status).toBe(200);
  await client.post('/web-api/auth/disconnect');
  expect((await link()).headers.get('Location')).toBe('/en/login?step=social_two_step');
  expect((await client.post('/web-api/auth/social-two-step', { code: await code() })).status).toBe(200);
});

test('only the browser that asked can use a provider’s answer, and it leads to own pages only', async () => {
  const client = await server.enter();
  const page = await consent(client, 'redirect_url=%2F%2Fevil.example');
  const thief = client.other();
  await thief.get('/web-api/session');
  expect((await thief.get(callback(page.body))).status).toBe(400);
  await client.get(callback(page.body));
  await client.post('/web-api/auth/social', { login: encoded('demo@example.com'), pass: encoded('demo-password') });
  const again = await consent(client, 'redirect_url=%2F%2Fevil.example');
  expect((await client.get(callback(again.body))).headers.get('Location')).toBe('/en');
});

test('one tap sends its form and gets the address to go to', async () => {
  const client = await server.enter();
  const { clientId } = (await client.get<{ clientId: string }>('/social-api/oauth/google-one-tap/clientId')).body;
  expect(clientId).not.toBe('');
  const send = async (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const response = await fetch(`${client.origin}/social-api/oauth/google-one-tap`, {
      method: 'POST',
      headers: { 'X-Sandbox-World': client.world, 'X-Requested-With': 'XMLHttpRequest' },
      body: form,
    });
    return { status: response.status, body: (await response.json()) as { redirectUrl: string } };
  };
  const fields = { credential: 'x', language: 'en', currency: 'EUR', countryId: '1' };
  expect((await send({ ...fields, credential: '' })).status).toBe(400);
  expect((await send(fields)).body.redirectUrl).toMatch(/^\/web-api\/auth\/oauth\/google\/callback\?/);
});

test('[SESS-23] is_auth is only a mark and lets nobody in', async () => {
  const client = await server.enter();
  client.cookies.set('is_auth', '1');
  client.cookies.set('ua', '1');
  expect(await checkSession(client)).toBeNull();
  expect((await client.get('/web-api/account/balance')).status).toBe(401);
  await client.logIn();
  expect(client.cookies.get('is_auth')).toBe('1');
  await client.post('/web-api/auth/disconnect');
  expect(client.cookies.has('is_auth')).toBe(false);
});

test('[SESS-05] a site in a frame of another site has partitioned cookies', async () => {
  const client = await server.enter();
  await client.control('PATCH', 'config', { isSessionPartitioned: true });
  const { headers } = await client.post('/web-api/auth/login', credentials('demo@example.com', 'demo-password'));
  for (const line of headers.getSetCookie())
    expect(line).toMatch(/(?=.*; Secure)(?=.*; SameSite=None)(?=.*; Partitioned)/);
});

test('[SESS-03] the server keeps what a player agreed to, and nothing for a visitor', async () => {
  const client = await server.enter();
  const agree = () => client.post('/web-api/user/cookies-agree', { type: 1, agreedAt: 1_700_000_000 });
  expect((await agree()).status).toBe(401);
  await client.logIn();
  expect((await agree()).status).toBe(204);
});

test('[REG-17] every phone country has a mask, and a country is known by its number', async () => {
  const client = await server.enter();
  type Countries = { data: { id: number; country_code: string; tel_code: string }[] };
  const countries = (await client.get<Countries>('/web-api/geo/phone-countries?lng=en')).body.data;
  type Masks = { data: { CountryId: number; Mask: string; Min: number; Max: number }[] };
  const masks = (await client.get<Masks>('/web-api/geo/phone-masks')).body.data;
  expect(countries.length).toBeGreaterThan(180);
  expect(countries.every(({ id }) => masks.some(({ CountryId }) => CountryId === id))).toBe(true);
  expect(masks.every(({ Min, Max }) => Min > 3 && Max >= Min && Max <= 14)).toBe(true);
  expect(countries.find(({ country_code }) => country_code === 'GB')?.tel_code).toBe('44');
});

async function consent(client: Client, query: string) {
  const asked = await client.get(`/web-api/auth/oauth/google?lng=en&${query}`);
  return client.get<string>(asked.headers.get('Location') ?? '');
}
function callback(page: string): string {
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] ?? '';
  const query = new URLSearchParams({ code: value('code'), state: value('state') });
  return `/web-api/auth/oauth/google/callback?${query.toString()}`;
}

test('[LIM-55] whoever came by a text message or a social account excludes themselves without a password, and every session ends', async () => {
  const exclude = (client: Client) =>
    client.post<Ok>(
      '/limit-service-api/limit/external/web/api/v1/BlockUser',
      { days: 180 },
      { 'Idempotency-Key': randomUUID() },
    );
  const byPhone = await server.enter();
  await byPhone.post('/web-api/auth/send-sms', { 'phone-number': '7700900000', 'phone-code': '+44' });
  const { body } = await byPhone.post<Ok>('/web-api/auth/sms-code', {
    'sms-code': encoded(await byPhone.codeFor('+447700900000')),
  });
  byPhone.token = body.data.token;
  expect((await exclude(byPhone)).status).toBe(200);
  expect(await checkSession(byPhone)).toBeNull();

  const social = await server.enter();
  const arrive = async () => social.get(callback((await consent(social, 'redirect_url=%2Fen')).body));
  await arrive();
  await social.post('/web-api/auth/social', { login: encoded('demo@example.com'), pass: encoded('demo-password') });
  await social.post('/web-api/auth/disconnect');
  await arrive();
  social.token = (await social.get<{ data: { token: string } }>('/web-api/user/gettoken')).body.data.token;
  expect((await exclude(social)).status).toBe(200);
  expect(await checkSession(social)).toBeNull();
});
