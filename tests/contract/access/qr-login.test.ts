import { expect, test } from 'vitest';

import type { ApiError } from '../../../contracts/common.ts';
import type { QrAsker } from '../../../contracts/qr-login.ts';
import type { Security } from '../../../contracts/security.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const windows = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36' };

/** A phone where the player is signed in, and a laptop that shows a code. */
async function enter() {
  const phone = await server.enter();
  const userId = await phone.logIn();
  const laptop = phone.other();
  return { phone, laptop, userId, code: await ask(laptop) };
}
const ask = async (laptop: Client) =>
  (await laptop.post<{ data: { code: string } }>('/web-api/auth/qr', undefined, windows)).body.data.code;
const stateOf = async (laptop: Client) =>
  (await laptop.get<{ data: { state: string } }>('/web-api/auth/qr')).body.data.state;
const look = (phone: Client, code: string) => phone.post<{ data: QrAsker } & ApiError>('/office-api/v1/qr', { code });
const answer = (phone: Client, code: string, isAllowed: boolean) =>
  phone.post<ApiError>('/office-api/v1/qr/answer', { code, isAllowed });
const logIn = (laptop: Client) =>
  laptop.post<{ data: { userId: number; token: string } } & ApiError>('/web-api/auth/qr-login');

test('[OFFICE-11] the phone reads which device asks, says yes, and the laptop alone signs in, once', async () => {
  const { phone, laptop, userId, code } = await enter();
  expect(code).toMatch(/^[A-Z2-9]{8}$/);
  expect(await stateOf(laptop)).toBe('waiting');
  const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`;
  const { data } = (await look(phone, typed)).body;
  expect(data).toMatchObject({
    browser: 'Chrome',
    system: 'Windows',
    address: expect.stringMatching(/127\.0\.0\.1|::1/),
  });
  expect(data.expiresAt - data.askedAt).toBe(120);
  expect(await stateOf(laptop)).toBe('seen');
  expect((await logIn(laptop)).body.code).toBe(131);
  expect((await answer(phone, code, true)).status).toBe(204);

  // A thief who copied the code has another session.
  const thief = phone.other();
  await thief.get('/web-api/session');
  expect(await stateOf(thief)).toBe('over');
  expect((await logIn(thief)).body.code).toBe(131);

  expect(await stateOf(laptop)).toBe('allowed');
  const { body } = await logIn(laptop);
  expect(body.data.userId).toBe(userId);
  laptop.token = body.data.token;
  const { logins } = (await laptop.get<{ data: Security }>('/office-api/v1/security')).body.data;
  expect(logins[0]).toMatchObject({ how: 'qr', isIn: true });
  expect((await logIn(laptop)).body.code).toBe(131);
});

test('[OFFICE-11] a new code after a "no" waits for its own answer', async () => {
  const { phone, laptop, code } = await enter();
  await look(phone, code);
  expect((await answer(phone, code, false)).status).toBe(204);
  expect(await stateOf(laptop)).toBe('refused');
  const second = await ask(laptop);
  expect(await stateOf(laptop)).toBe('waiting');
  await look(phone, second);
  expect((await answer(phone, second, true)).status).toBe(204);
  expect((await logIn(laptop)).status).toBe(200);
});

test('[R-A1] two tabs show a code each: either lets the browser in, and then both are over', async () => {
  const { phone, laptop, userId, code } = await enter();
  const second = await ask(laptop);
  await look(phone, code);
  expect(await stateOf(laptop)).toBe('seen');
  expect((await answer(phone, code, true)).status).toBe(204);
  expect(await stateOf(laptop)).toBe('allowed');
  expect((await logIn(laptop)).body.data.userId).toBe(userId);
  expect((await look(phone, second)).status).toBe(404);
  expect((await logIn(laptop)).body.code).toBe(131);
});

test('[R-A1] a browser has three codes at most: the oldest goes', async () => {
  const { phone, laptop, code } = await enter();
  const more = [];
  for (let tab = 0; tab < 3; tab += 1) {
    await phone.control('POST', 'clock', { advance: 1 });
    more.push(await ask(laptop));
  }
  expect((await look(phone, code)).status).toBe(404);
  for (const own of more) expect((await look(phone, own)).status).toBe(200);
});

test('[OFFICE-11] no device is let in by a refused, answered, unknown or old code', async () => {
  const { phone, laptop, code } = await enter();
  await look(phone, code);
  expect((await answer(phone, code, false)).status).toBe(204);
  expect(await stateOf(laptop)).toBe('refused');
  expect((await answer(phone, code, true)).body.code).toBe(409);
  expect((await look(phone, code)).body.code).toBe(409);
  expect((await logIn(laptop)).body.code).toBe(131);

  const unseen = await ask(laptop);
  expect([(await look(phone, 'ABCDEFGH')).status, (await answer(phone, unseen, true)).status]).toEqual([404, 409]);
  await look(phone, unseen);
  await phone.control('POST', 'clock', { advance: 121 });
  expect((await answer(phone, unseen, true)).status).toBe(404);
  expect(await stateOf(laptop)).toBe('over');
});

test('[OFFICE-11] who lets in looked first: nobody can answer for a code that another account reads; guessing ends', async () => {
  const { phone, laptop, code } = await enter();
  const made = await phone.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'player',
  });
  const stranger = phone.other();
  await stranger.logIn(made.body.data.login, made.body.data.password);
  await look(phone, code);
  expect((await look(stranger, code)).body.code).toBe(134);
  expect((await answer(stranger, code, true)).body.code).toBe(134);
  expect(await stateOf(laptop)).toBe('seen');
  expect((await laptop.post('/office-api/v1/qr', { code })).status).toBe(401);
  for (let guess = 0; guess < 10; guess += 1)
    expect((await look(stranger, `AAAA222${String(guess)}`)).status).toBe(404);
  expect((await look(stranger, 'BBBB2222')).status).toBe(429);
});
