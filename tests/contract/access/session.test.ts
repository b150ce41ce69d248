import { randomUUID } from 'node:crypto';

import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';

import type { ApiError } from '../../../contracts/common.ts';
import { type Client, credentials, encoded, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const checkSession = async (client: Client) =>
  (await client.get<{ data: { user_id: number | null } }>('/web-api/auth/check-session')).body.data.user_id;
const cookieLine = (headers: Headers, name: string) =>
  headers.getSetCookie().find((line) => line.startsWith(`${name}=`)) ?? '';

test('[SESS-01] the session cookie identifies a signed-in player, and a visitor has none', async () => {
  const client = await server.enter();
  expect(await checkSession(client)).toBeNull();
  const userId = await client.logIn();
  expect(await checkSession(client)).toBe(userId);
});

test('[SESS-15] [SESS-22] login takes e-mail or id as base64url', async () => {
  const client = await server.enter();
  const userId = await client.logIn('DEMO@example.com');
  expect(await client.other().logIn(String(userId))).toBe(userId);
});

test('[HTTP-07] the token is a JWT of 15 minutes in an HttpOnly cookie that expires with it', async () => {
  const client = await server.enter();
  const { body, headers } = await client.post<{ data: { token: string } }>(
    '/web-api/auth/login',
    credentials('demo@example.com', 'demo-password'),
  );
  const { exp = 0, iat = 0 } = decodeJwt(body.data.token);
  expect(exp - iat).toBe(900);
  const line = cookieLine(headers, 'user_token');
  expect(line).toContain(body.data.token);
  expect(line).toContain('HttpOnly');
  expect(line).toContain(new Date(exp * 1000).toUTCString());
  expect(headers.getSetCookie().find((one) => /^sid_[\w-]{8}=/.test(one))).toMatch(/HttpOnly; SameSite=Lax/);
  expect(cookieLine(headers, 'is_auth')).toMatch(/^is_auth=1;(?!.*HttpOnly)/);
});

test('[HTTP-10] a token that expired answers 401 until gettoken gives a new one', async () => {
  const client = await server.enter();
  await client.logIn();
  await client.control('POST', 'clock', { advance: 901 });
  const refused = await client.get<ApiError>('/web-api/account/balance');
  expect(refused.status).toBe(401);
  expect(refused.body).toMatchObject({ code: 401, requestId: expect.any(String) });
  const { body } = await client.get<{ data: { token: string } }>('/web-api/user/gettoken?force_refresh=true');
  client.token = body.data.token;
  expect((await client.get('/web-api/account/balance')).status).toBe(200);
});

test('[HTTP-05] [HTTP-06] gettoken and updatetoken need the session cookie, and the cookie of the token is the new one; a token alone renews nothing', async () => {
  const client = await server.enter();
  await client.logIn();
  const before = client.cookies.get('user_token');
  await client.control('POST', 'clock', { advance: 60 });
  const { body, headers } = await client.post<{ token: string }>('/web-api/user/updatetoken');
  expect(body.token).toMatch(/^ey/);
  expect(body.token).not.toBe(before);
  expect(cookieLine(headers, 'user_token')).toContain(`user_token=${body.token};`);
  const thief = client.other();
  thief.token = client.token;
  expect((await thief.get('/web-api/user/gettoken')).status).toBe(401);
  expect((await thief.post('/web-api/user/updatetoken')).status).toBe(401);
});

test('[SESS-08] [SESS-10] after disconnect the cookies are gone and the old token is dead', async () => {
  const client = await server.enter();
  await client.logIn();
  const { body } = await client.post('/web-api/auth/disconnect');
  expect(body).toEqual({ success: true, message: '' });
  // The cookie of the device stays. It tells nothing and opens nothing (SESS-31).
  expect([...client.cookies.keys()]).toEqual(['device']);
  expect((await client.get('/web-api/account/balance')).status).toBe(401);
  expect(await checkSession(client)).toBeNull();
});

test('signing in replaces the session of the visitor', async () => {
  const client = await server.enter();
  await client.get('/web-api/session');
  const visitor = client.cookies.get('visitor') ?? '';
  await client.logIn();
  expect(client.cookies.has('visitor')).toBe(false);
  const other = client.other();
  for (const name of ['sid', 'visitor']) other.cookies.set(name, visitor);
  expect(await checkSession(other)).toBeNull();
});

test.each(['/web-api/session', '/web-api/captcha/challenge?code=100'])(
  '[SESS-53] the answer of %s to a visitor that comes after a sign-in leaves the player signed in',
  async (path) => {
    const client = await server.enter();
    // Asked before anybody signed in; the answer, and its cookies, arrive after the sign-in in another tab.
    const late = client.other();
    await late.get(path);
    const userId = await client.logIn();
    for (const [name, value] of late.cookies) client.cookies.set(name, value);
    expect(late.cookies.has('visitor')).toBe(true);
    expect(await checkSession(client)).toBe(userId);
    expect((await client.get('/web-api/user/gettoken')).status).toBe(200);
    // And who leaves then leaves nothing behind.
    await client.post('/web-api/auth/disconnect');
    expect([...client.cookies.keys()].filter((name) => /^(?:sid|visitor)/.test(name))).toEqual([]);
  },
);

const leave = async (tab: Client) => (await tab.post('/web-api/auth/disconnect')).headers;

test.each<[string, (client: Client) => Promise<Headers[]>]>([
  [
    'a log-out that was answered before it',
    async (client) => {
      const late = await leave(client.tab());
      await client.logIn();
      return [late];
    },
  ],
  [
    'a log-out that was sent before it and heard after it',
    async (client) => {
      const other = client.tab();
      await client.logIn();
      return [await leave(other)];
    },
  ],
  [
    'the second of two log-outs',
    async (client) => {
      const [one, two] = [client.tab(), client.tab()];
      const first = await leave(one);
      const second = await leave(two);
      client.keep(first);
      await client.logIn();
      return [second];
    },
  ],
  [
    'two log-outs whose answers come after two sign-ins',
    async (client) => {
      const first = await leave(client.tab());
      await client.logIn();
      const second = await leave(client.tab());
      await client.logIn();
      return [first, second];
    },
  ],
  [
    'the clearing of what an earlier session left',
    async (client) => {
      await client.control('POST', 'clock', { advance: 31 * 86_400 });
      const late = await leave(client.tab());
      await client.logIn();
      return [late];
    },
  ],
])('[SESS-54] a sign-in outlives %s', async (_, play) => {
  const client = await server.enter();
  const userId = await client.logIn();
  for (const late of await play(client)) client.keep(late);
  expect(await checkSession(client)).toBe(userId);
  expect((await client.get('/feed-api/v1/snapshot?topic=user')).status).toBe(200);
  // The marks come back with the next token.
  expect((await client.get('/web-api/user/gettoken')).status).toBe(200);
  expect([client.cookies.get('ua'), client.cookies.get('is_auth')]).toEqual([String(userId), '1']);
  await leave(client);
  expect(await checkSession(client)).toBeNull();
  expect([...client.cookies.keys()].filter((name) => !name.startsWith('sid_'))).toEqual(['device']);
});

test('[SESS-55] a page that knows of no player clears what is left, and signs nobody out', async () => {
  const client = await server.enter();
  const clear = () => client.tab().post<{ isOpen?: boolean }>('/web-api/auth/disconnect?user=none');
  client.cookies.set('is_auth', '1');
  const left = await clear();
  expect([left.body.isOpen, left.headers.getSetCookie().some((text) => text.startsWith('is_auth=;'))]).toEqual([
    undefined,
    true,
  ]);
  const userId = await client.logIn();
  const { body, headers } = await clear();
  expect([body.isOpen, headers.getSetCookie()]).toEqual([true, []]);
  expect(await checkSession(client)).toBe(userId);
});

test('[SESS-55] a page that clears what is left takes no code from a visitor who waits for one in another tab', async () => {
  const client = await server.enter();
  await client.get('/web-api/session');
  const visitor = client.cookies.get('visitor');
  await client.post('/web-api/auth/disconnect?user=none');
  await client.get('/web-api/session');
  expect([visitor === undefined, client.cookies.get('visitor')]).toEqual([false, visitor]);
});

test('[SESS-56] a log-out ends the page’s own session too when the browser has another’s cookie, or none', async () => {
  const client = await server.enter();
  const tab = client.tab();
  const userId = await tab.logIn();
  await client.logIn();
  expect(await checkSession(client)).toBe(userId);
  // The tab’s token is of its own sign-in; by now the browser has the other’s cookie.
  const cookies = [...client.cookies];
  tab.cookies.clear();
  for (const [name, value] of cookies) tab.cookies.set(name, value);
  await leave(tab);
  const { db } = server.worldOf(client);
  expect(db.prepare('SELECT id FROM session WHERE user_id = ?').all(userId)).toEqual([]);
  await client.logIn();
  client.cookies.clear();
  expect((await client.get('/web-api/account/balance')).status).toBe(200);
  await leave(client);
  expect((await client.get('/web-api/account/balance')).status).toBe(401);
});

test('a session ends 30 days after it was last used', async () => {
  const client = await server.enter();
  const userId = await client.logIn();
  await client.control('POST', 'clock', { advance: 29 * 86_400 });
  expect(await checkSession(client)).toBe(userId);
  await client.control('POST', 'clock', { advance: 31 * 86_400 });
  expect(await checkSession(client)).toBeNull();
});

test('neither the answer nor its time tells an unknown login from a wrong password', async () => {
  const client = await server.enter();
  const attempt = async (login: string) => {
    const started = performance.now();
    const { status, body } = await client.post<ApiError>('/web-api/auth/login', credentials(login, 'wrong'));
    return { ms: performance.now() - started, answer: { status, body: { ...body, requestId: '' } } };
  };
  // Registers a player with a password of their own. The demo password is public and checked quickly.
  const registration = {
    countryId: 1,
    currencyIso: 'EUR',
    bonus: 0,
    ref: {},
    refId: 1,
    agreeTerms: true,
    language: 'en',
  };
  const { body: registered } = await client
    .other()
    .post<{ data: { login: string } }>('/web-api/registration/fast_reg', registration, {
      'Idempotency-Key': randomUUID(),
    });
  await attempt(registered.data.login);
  const wrong = await attempt(registered.data.login);
  const unknown = await attempt('nobody@example.com');
  expect(unknown.answer).toEqual(wrong.answer);
  expect(wrong.answer).toMatchObject({ status: 400, body: { code: 130 } });
  // scrypt takes most of both times. An answer without it would come within a few milliseconds.
  expect(unknown.ms).toBeGreaterThan(wrong.ms / 4);
});

const tryLogin = async (client: Client, password: string, headers?: Record<string, string>) =>
  client.post<ApiError>('/web-api/auth/login', credentials('demo@example.com', password), headers);
/** Solves a captcha in this browser and gives its header. */
async function solved(client: Client): Promise<Record<string, string>> {
  const { body } = await client.get<{ data: { id: string } }>('/web-api/captcha/challenge?code=100');
  const captcha = { id: body.data.id, code: 100, answer: 'ok' };
  const answer = await client.post<{ token: string }>('/web-api/captcha/validate', { params: { captcha } });
  return { 'X-Captcha': answer.body.token };
}

test('[SESS-31] after three wrong passwords the server asks for a captcha, and its solution with the right password signs in', async () => {
  const client = await server.enter();
  for (let attempt = 0; attempt < 3; attempt += 1) expect((await tryLogin(client, 'wrong')).body.code).toBe(130);
  const asked = await tryLogin(client, 'demo-password');
  expect([asked.status, asked.body.code]).toEqual([400, 100]);
  expect((await tryLogin(client, 'demo-password', { 'X-Captcha': 'made-up' })).body.code).toBe(100);
  const headers = await solved(client);
  expect((await tryLogin(client, 'demo-password', headers)).status).toBe(200);
  // Now the server knows this device and asks for no captcha.
  expect((await tryLogin(client, 'demo-password')).status).toBe(200);
});

test('[SESS-31] wrong passwords from anywhere lock nobody out: the player’s device signs in, and a new one with a captcha', async () => {
  const client = await server.enter();
  await client.logIn();
  const stranger = client.other();
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const { body } = await tryLogin(stranger, 'wrong');
    if (body.code === 100) await tryLogin(stranger, 'wrong', await solved(stranger));
  }
  expect((await tryLogin(stranger, 'demo-password')).status).toBe(429);
  expect((await tryLogin(client, 'demo-password')).status).toBe(200);
});

test('[SESS-31] wrong passwords of other logins from the same address cost a player nothing', async () => {
  const client = await server.enter();
  const junk = (call: number) => credentials(`nobody${String(call)}@example.com`, 'junk');
  const calls = Array.from({ length: 30 }, (_, call) => client.other().post('/web-api/auth/login', junk(call)));
  expect((await Promise.all(calls)).every(({ status }) => status === 400)).toBe(true);
  expect((await tryLogin(client, 'demo-password')).status).toBe(200);
});

test('[SESS-31] the server refuses the eleventh wrong password unread, with the time to wait', async () => {
  const client = await server.enter();
  for (let attempt = 0; attempt < 10; attempt += 1)
    await tryLogin(client, 'wrong', attempt < 3 ? undefined : await solved(client));
  const { status, headers, body } = await tryLogin(client, 'demo-password', await solved(client));
  expect([status, body.code]).toEqual([429, 429]);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(500);
  await client.control('POST', 'clock', { advance: 601 });
  expect(await client.logIn()).toBeGreaterThan(0);
});

test('[SESS-20] the second step takes the code once, only in the session of the first step', async () => {
  const client = await server.enter();
  const { body: user } = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'two-step',
  });
  const { login, password } = user.data;
  const first = await client.post<{ data: { step: string } }>('/web-api/auth/login', credentials(login, password));
  expect([first.status, first.body.data.step]).toEqual([202, 'two_step']);
  const code = (text: string) => ({ code: encoded(text), save: true });
  expect(
    (await client.other().post<ApiError>('/web-api/auth/two-step', code(await client.codeFor(login)))).body.code,
  ).toBe(131);
  expect(
    (await client.post<ApiError>('/web-api/auth/two-step', code(await client.wrongCodeFor(login)))).body.code,
  ).toBe(131);
  const second = await client.post<{ data: { token: string } }>(
    '/web-api/auth/two-step',
    code(await client.codeFor(login)),
  );
  expect(second.status).toBe(200);
  client.token = second.body.data.token;
  expect((await client.get('/web-api/account/balance')).status).toBe(200);
});

test('a second step ends after five wrong codes, or after five minutes', async () => {
  const client = await server.enter();
  const { body } = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'two-step',
  });
  const firstStep = () => client.post('/web-api/auth/login', credentials(body.data.login, body.data.password));
  const second = (code: string) => client.post('/web-api/auth/two-step', { code: encoded(code), save: true });
  await firstStep();
  const wrong = await client.wrongCodeFor(body.data.login);
  for (let attempt = 0; attempt < 5; attempt += 1) await second(wrong);
  expect((await second(await client.codeFor(body.data.login))).status).toBe(400);
  await firstStep();
  await client.control('POST', 'clock', { advance: 301 });
  expect((await second(await client.codeFor(body.data.login))).status).toBe(400);
});

test('only a client with the right password hears that the account is blocked', async () => {
  const client = await server.enter();
  const userId = await client.logIn();
  await client.control('PATCH', `users/${String(userId)}`, { isBlocked: true });
  const attempt = async (password: string) =>
    (await client.post<ApiError>('/web-api/auth/login', credentials('demo@example.com', password))).body.code;
  expect(await attempt('wrong')).toBe(130);
  expect(await attempt('demo-password')).toBe(132);
});

test.each([
  ['player', { canBet: true, canWithdraw: true }],
  ['excluded', { canBet: false, canWithdraw: true }],
  ['frozen', { canBet: false, canWithdraw: false }],
  ['banned-53-1', { canBet: false, canWithdraw: false }],
])('[SESS-21] rights of a %s', async (profile, rights) => {
  const client = await server.enter();
  const { body } = await client.control<{ data: { login: string; password: string } }>('POST', 'users', { profile });
  await client.logIn(body.data.login, body.data.password);
  expect((await client.get<{ data: object }>('/web-api/auth/rights')).body.data).toMatchObject(rights);
});
