import { expect, test } from 'vitest';

import type { Security } from '../../../contracts/security.ts';
import { type Client, credentials, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const path = '/office-api/v1/security';
const windows = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' };

/** A player, signed in, and the same player on further devices. */
async function player() {
  const client = await server.enter();
  const made = await client.control<{ data: { userId: number; login: string; password: string } }>('POST', 'users', {
    profile: 'player',
  });
  const { login, password, userId } = made.body.data;
  await client.logIn(login, password);
  const second = async () => {
    const other = client.other();
    const { body } = await other.post<{ data: { token: string } }>(
      '/web-api/auth/login',
      credentials(login, password),
      windows,
    );
    other.token = body.data.token;
    return other;
  };
  return { client, second, login, password, userId };
}
const read = async (client: Client) => (await client.get<{ data: Security }>(path)).body.data;
const isIn = async (client: Client) => (await client.get('/web-api/account/balance')).status === 200;

test('[SEC-01] open sessions are listed with browser and address, this one first; one is ended, and it alone', async () => {
  const { client, second } = await player();
  const [laptop, phone] = [await second(), await second()];
  const { sessions } = await read(client);
  expect(sessions.map(({ isThis }) => isThis)).toEqual([true, false, false]);
  expect(sessions[1]).toMatchObject({ browser: 'Chrome', system: 'Windows', country: expect.stringMatching(/^\w\w$/) });
  const ofPhone = (await read(phone)).sessions[0]!.id;
  expect((await client.call('DELETE', `${path}/sessions/${String(ofPhone)}`)).status).toBe(200);
  expect([await isIn(client), await isIn(laptop), await isIn(phone)]).toEqual([true, true, false]);
});

test('[SEC-01] all others end at once; the own session and one of somebody else cannot be ended so', async () => {
  const { client, second } = await player();
  const other = await second();
  const stranger = await player();
  const [own, foreign] = [(await read(client)).sessions[0]!.id, (await read(stranger.client)).sessions[0]!.id];
  for (const id of [own, foreign, 999_999])
    expect((await client.call('DELETE', `${path}/sessions/${String(id)}`)).status).toBe(404);
  expect((await client.call<{ data: Security }>('DELETE', `${path}/sessions`)).body.data.sessions).toHaveLength(1);
  expect([await isIn(client), await isIn(other), await isIn(stranger.client)]).toEqual([true, false, true]);
});

test('[SEC-04] every try with the player’s name is in the history, with its way and whether it was let in', async () => {
  const { client, login } = await player();
  await client.other().post('/web-api/auth/login', credentials(login, 'guessed-1'), windows);
  const { logins } = await read(client);
  expect(logins.map(({ how, isIn: wasIn, browser }) => [how, wasIn, browser])).toEqual([
    ['password', false, 'Chrome'],
    ['password', true, expect.anything()],
  ]);
});

test('[SEC-04] a new device is told by message and by mail; the first device and a known one are not', async () => {
  const { client, second, login, password } = await player();
  const told = async () =>
    (await client.get<{ data: { title: string; text: string }[] }>('/office-api/v1/messages')).body.data;
  expect(await told()).toEqual([]);
  await client.logIn(login, password);
  expect(await told()).toEqual([]);
  await second();
  expect((await told()).map(({ title, text }) => [title, text.startsWith('Chrome, Windows')])).toEqual([
    ['New device logged in to your account', true],
  ]);
  const mailbox = await client.control<{ data: { text: string }[] }>('GET', `mailbox?to=${encodeURIComponent(login)}`);
  expect(mailbox.body.data.filter(({ text }) => text.includes('Chrome, Windows'))).toHaveLength(1);
});

test('[SEC-01] a new password needs the present one, raises the level, and ends the other sessions when asked', async () => {
  const { client, second, login, password } = await player();
  const other = await second();
  const change = (current: string, next: string) =>
    client.post<{ data: Security; code: number; errors: { field: string }[] }>(`${path}/password`, {
      current,
      next,
      endsOthers: true,
    });
  const before = (await read(client)).protection_level;
  expect((await change('wrong-1', 'three words 4 me')).body).toMatchObject({
    code: 130,
    errors: [{ field: 'current' }],
  });
  for (const weak of ['short1', 'onlyletters', password])
    expect((await change(password, weak)).body.errors[0]?.field).toBe('next');
  const { status, body } = await change(password, 'three words 4 me');
  expect([status, body.data.protection_level - before]).toEqual([200, 15]);
  expect([await isIn(client), await isIn(other)]).toEqual([true, false]);
  const again = client.other();
  expect((await again.post('/web-api/auth/login', credentials(login, password))).status).toBe(400);
  expect((await again.post('/web-api/auth/login', credentials(login, 'three words 4 me'))).status).toBe(200);
});

test.each([
  [true, 'Your password has been changed'],
  [false, 'Password changed, other devices still logged in'],
])(
  '[SESS-50] [SEC-06] a new password that ends the other sessions (%s) tells the player who stays in',
  async (endsOthers, said) => {
    const { client, second, password } = await player();
    await second();
    const { status } = await client.post(`${path}/password`, {
      current: password,
      next: 'three words 4 me',
      endsOthers,
    });
    expect(status).toBe(200);
    const { body } = await client.get<{ data: { kind: string; title: string }[] }>('/office-api/v1/messages');
    expect(body.data.map(({ title }) => title)).toContain(said);
  },
);
