import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';

import type { ApiError } from '../../../contracts/common.ts';
import type { Security } from '../../../contracts/security.ts';
import { type Client, credentials, encoded, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const path = '/office-api/v1/security/authenticator';
type User = { userId: number; login: string; password: string };

async function setup() {
  const client = await server.enter();
  const { data: user } = (await client.control<{ data: User }>('POST', 'users', { profile: 'player' })).body;
  await client.logIn(user.login, user.password);
  const start = async () => (await client.post<{ data: { key: string; uri: string } }>(path)).body.data;
  /** The code of an app that has this key, so many periods from now in the world. */
  const codeOf = async (key: string, periods = 0) => {
    const now = await client.now();
    return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: (now + periods * 30) * 1000 });
  };
  const turnOn = (code: string) =>
    client.call<{ data: { codes: string[]; security: Security } } & ApiError>('PUT', path, { code });
  const turnedOn = async () => {
    const { key } = await start();
    const { body } = await turnOn(await codeOf(key));
    await client.control('POST', 'clock', { advance: 60 });
    return { key, codes: body.data.codes };
  };
  return { client, user, start, codeOf, turnOn, turnedOn };
}

async function signIn(client: Client, { login, password }: User, code: string) {
  const browser = client.other();
  const first = await browser.post('/web-api/auth/login', credentials(login, password));
  const second = await browser.post('/web-api/auth/two-step', { code: encoded(code), save: true });
  return [first.status, second.status];
}

test('[SEC-02] one confirming code turns it on, with ten backup codes and a higher level', async () => {
  const { client, start, codeOf, turnOn } = await setup();
  const { key, uri } = await start();
  expect(new URL(uri).searchParams.get('secret')).toBe(key);
  const wrong = await turnOn('000000');
  expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([400, 'code']);
  const { body } = await turnOn(await codeOf(key));
  expect(new Set(body.data.codes).size).toBe(10);
  expect(body.data.security).toMatchObject({ hasAuthenticator: true, backupCodesLeft: 10, protection_level: 35 });
  expect((await client.post(path)).status).toBe(409);
});

test('[SEC-02] a log-in then asks for a code of the app: no other, and none twice', async () => {
  const { client, user, codeOf, turnedOn } = await setup();
  const { key } = await turnedOn();
  const code = await codeOf(key);
  expect(await signIn(client, user, '000000')).toEqual([202, 400]);
  expect(await signIn(client, user, code)).toEqual([202, 200]);
  expect(await signIn(client, user, code)).toEqual([202, 400]);
});

test('[SEC-02] a backup code opens the account once', async () => {
  const { client, user, turnedOn } = await setup();
  const [code = ''] = (await turnedOn()).codes;
  expect(await signIn(client, user, code)).toEqual([202, 200]);
  expect(await signIn(client, user, code)).toEqual([202, 400]);
  const { body } = await client.get<{ data: Security }>('/office-api/v1/security');
  expect(body.data.backupCodesLeft).toBe(9);
});

test('[SEC-02] it goes off with a code alone, and then no code is asked for', async () => {
  const { client, user, turnedOn } = await setup();
  const { codes } = await turnedOn();
  const off = (code: string) => client.post<{ data: Security }>(`${path}/off`, { code });
  expect((await off('000000')).status).toBe(400);
  const { body } = await off(codes[1] ?? '');
  expect(body.data).toMatchObject({ hasAuthenticator: false, backupCodesLeft: 0, protection_level: 0 });
  expect((await client.other().post('/web-api/auth/login', credentials(user.login, user.password))).status).toBe(200);
});

test('[SEC-02] [SESS-31] guessing ends after ten wrong codes in the hour', async () => {
  const { turnOn, start } = await setup();
  await start();
  const statuses: number[] = [];
  for (let round = 0; round < 12; round += 1) statuses.push((await turnOn('111111')).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('[SEC-02] neither key nor codes are in the log', async () => {
  const { client, turnedOn } = await setup();
  const { key, codes } = await turnedOn();
  const { body } = await client.control<{ data: unknown[] }>('GET', 'log');
  const text = JSON.stringify(body.data);
  for (const secret of [key, ...codes]) expect(text).not.toContain(secret);
});
