import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { CaptchaChallenge, CaptchaValidateAnswer } from '../../../contracts/captcha.ts';
import type { ClientConfig } from '../../../contracts/client-config.ts';
import type { ApiError } from '../../../contracts/common.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const root = '/web-api/api/internal/v1/account/user-transfer';
const phone = { country_code: '+7', phone: '7010000009' };

async function enter(): Promise<{ client: Client; userId: number }> {
  const client = await server.enter();
  const userId = await client.logIn();
  await client.control('PATCH', `users/${String(userId)}`, { transferRequest: 'move-1' });
  return { client, userId };
}
const config = async (client: Client) =>
  (await client.get<{ data: ClientConfig }>('/web-api/user/client-config')).body.data;

async function proof(client: Client): Promise<Record<string, string>> {
  const { body } = await client.get<{ data: CaptchaChallenge }>('/web-api/captcha/challenge?code=100');
  const captcha = { id: body.data.id, code: 100, answer: 'ok' };
  const answer = await client.post<CaptchaValidateAnswer>('/web-api/captcha/validate', { params: { captcha } });
  return { 'X-Captcha': answer.body.token! };
}

/** Proves that this is no program, and asks once more. */
async function sendCode(client: Client, body: object = phone) {
  const asked = await client.post<ApiError>(`${root}/send-code/move-1`, body);
  expect([asked.status, asked.body.code]).toEqual([400, 100]);
  return client.post<{ data: { expiresAt: number } }>(`${root}/send-code/move-1`, body, await proof(client));
}

test('[TRANS-01] the client config names the transfer that a player needs', async () => {
  const { client } = await enter();
  expect((await config(client)).transferRequest).toBe('move-1');
});

test('[TRANS-02] a code goes to the phone after a captcha; another transfer and a wrong number are refused', async () => {
  const { client } = await enter();
  expect((await client.post(`${root}/send-code/other`, phone)).status).toBe(404);
  const wrong = await client.post<ApiError>(`${root}/send-code/move-1`, { country_code: '7', phone: 'x' });
  expect(wrong.body.errors?.map(({ field }) => field).toSorted()).toEqual(['country_code', 'phone']);
  expect((await sendCode(client)).status).toBe(200);
  expect(await client.codeFor('+77010000009')).toMatch(/^\d{6}$/);
});

test('[TRANS-03] a wrong code is refused, the right one gives a token; a phone of somebody else gives none', async () => {
  const { client } = await enter();
  const check = (code: string) =>
    client.post<{ data: { redirectToken: string } } & ApiError>(`${root}/check-code/move-1`, { code });
  await sendCode(client);
  expect((await check(await client.wrongCodeFor('+77010000009'))).body.code).toBe(131);
  expect((await check(await client.codeFor('+77010000009'))).body.data.redirectToken).toMatch(/^[\w-]{32}$/);
  await sendCode(client, { country_code: '+44', phone: '7700900001' });
  expect((await check(await client.codeFor('+447700900001'))).body.code).toBe(134);
});

test('[SEC-22] a code that a thief asked for in their own move opens no move of another account', async () => {
  const { client, userId } = await enter();
  const thief = client.other();
  const made = await client.control<{ data: { userId: number; login: string; password: string } }>('POST', 'users', {
    profile: 'player',
  });
  await thief.logIn(made.body.data.login, made.body.data.password);
  await client.control('PATCH', `users/${String(made.body.data.userId)}`, { transferRequest: 'move-1' });
  await sendCode(thief);
  const code = await client.codeFor('+77010000009');
  const stolen = thief.tab();
  stolen.token = client.token;
  expect((await stolen.post<ApiError>(`${root}/check-code/move-1`, { code })).body.code).toBe(131);
  expect((await config(client)).transferRequest).toBe('move-1');
  // The owner’s own move is written about to where they were reached before.
  await sendCode(client, { country_code: '+7', phone: '7010000008' });
  const right = { code: await client.codeFor('+77010000008') };
  const { body } = await client.post<{ data: { redirectToken: string } }>(`${root}/check-code/move-1`, right);
  const { redirectToken } = body.data;
  const other = client.other();
  await other.logIn();
  const moved = await client.post(`${root}/user-data`, { redirectToken }, { 'Idempotency-Key': randomUUID() });
  expect([moved.status, (await other.get('/web-api/account/balance')).status]).toEqual([200, 401]);
  expect((await client.get('/web-api/account/balance')).status).toBe(200);
  const told = await client.control<{ data: { text: string }[] }>('GET', 'mailbox?to=demo%40example.com');
  expect(told.body.data.at(-1)?.text).toContain(String(userId));
});

test('[TRANS-03] whoever sends the code again after a lost answer is told the same, and may not guess on', async () => {
  const { client } = await enter();
  const check = (code: string, caller = client) =>
    caller.post<{ data: { redirectToken: string } } & ApiError>(`${root}/check-code/move-1`, { code });
  await sendCode(client);
  const code = await client.codeFor('+77010000009');
  const first = await check(code);
  expect((await check(code)).body).toEqual(first.body);
  for (let guess = 1; guess < 5; guess += 1) expect((await check(`00000${String(guess)}`)).body.code).toBe(131);
  expect((await check(code)).status).toBe(429);
  await client.control('POST', 'clock', { advance: 3700 });
  await client.logIn();
  expect((await check(code)).body.code).toBe(131);
});

type Done = { status: string; user: { id: number; password: string } } & ApiError;

/** Proves the number. Gives the last call, under a key. */
async function proven(client: Client) {
  await sendCode(client);
  const { body } = await client.post<{ data: { redirectToken: string } }>(`${root}/check-code/move-1`, {
    code: await client.codeFor('+77010000009'),
  });
  const { redirectToken } = body.data;
  return (key: string | null = randomUUID(), caller = client) =>
    caller.post<Done>(`${root}/user-data`, { redirectToken }, key === null ? {} : { 'Idempotency-Key': key });
}

test('[TRANS-04] id and password come once; they sign in, and the transfer is over', async () => {
  const { client, userId } = await enter();
  const ask = await proven(client);
  expect((await ask(null)).body.errors?.[0]?.field).toBe('Idempotency-Key');
  const { body } = await ask();
  expect([body.status, body.user.id]).toEqual(['done', userId]);
  expect((await ask()).body.code).toBe(131);
  expect((await config(client)).transferRequest).toBeUndefined();
  expect(await client.other().logIn(String(userId), body.user.password)).toBe(userId);
});

test('[TRANS-04] a lost answer is told again to its key alone, for ten minutes, and nothing moves twice', async () => {
  const { client, userId } = await enter();
  const ask = await proven(client);
  const key = randomUUID();
  await client.control('POST', 'faults', [{ method: 'POST', path: `${root}/user-data`, when: 'after', drop: true }]);
  await expect(ask(key)).rejects.toThrow();
  const [again, same] = [await ask(key), await ask(key)];
  expect(again.body.status).toBe('done');
  expect(same.body).toEqual(again.body);
  const stranger = client.other();
  const { body: other } = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'player',
  });
  await stranger.logIn(other.data.login, other.data.password);
  expect((await ask(key, stranger)).body.code).toBe(131);
  expect(await client.other().logIn(String(userId), again.body.user.password)).toBe(userId);
  await client.control('POST', 'clock', { advance: 601 });
  expect((await ask(key)).body.code).toBe(131);
});
