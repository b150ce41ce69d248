import { expect, test } from 'vitest';

import type { ApiError } from '../../../contracts/common.ts';
import { account, appCode, factors } from '../support/door-support.ts';
import { type Client, encoded, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const office = '/office-api/v1/security';
const stepUp = '/web-api/auth/step-up';
type Need = ApiError & { data: { reason: string; ways: string[] } };

/** What a thief with an open session would do first. Each is refused with 136 until the player shows that it is them. */
const acts: Readonly<Record<string, (client: Client) => Promise<{ status: number; body: unknown }>>> = {
  'bank account': (client) => client.call('PUT', '/deduce-api/v1/bank-account', { iban: 'GB29NWBK60161331926819' }),
  'crypto address': (client) =>
    client.call('PUT', '/deduce-api/v1/crypto-address', { currency: 'USDT', network: 'tron', address: 'T' }),
  withdrawal: (client) =>
    client.post('/deduce-api/v1/requests', { accountId: 1, amount: 1 }, { 'Idempotency-Key': crypto.randomUUID() }),
  'new app': (client) => client.post(`${office}/authenticator`),
  'new passkey': (client) => client.post(`${office}/passkeys/options`),
  'removed passkey': (client) => client.call('DELETE', `${office}/passkeys/x`),
};

/** A player whose last proof is six minutes old. */
async function setup(factor: keyof typeof factors = 'none') {
  const client = await server.enter();
  const player = await account(client);
  await factors[factor](client, player);
  await client.control('POST', 'clock', { advance: 360 });
  return { client, player };
}

test.each(Object.keys(acts).filter((name) => name !== 'new app'))(
  '[SEC-06] a session alone is not enough: %s',
  async (name) => {
    const { client, player } = await setup();
    const act = () => acts[name]!(client);
    const before = await act();
    expect([before.status, before.body]).toMatchObject([400, { code: 136, data: { ways: ['password', 'passkey'] } }]);
    expect((await client.post(stepUp, { password: 'wrong' })).status).toBe(400);
    expect((await act()).body).toMatchObject({ code: 136 });
    expect((await client.post(stepUp, { password: player.password })).status).toBe(204);
    expect((await act()).body).not.toMatchObject({ code: 136 });
    await client.control('POST', 'clock', { advance: 301 });
    expect((await act()).body).toMatchObject({ code: 136 });
  },
);

test('[SEC-06] where there is an app, its code is asked for and the password is not enough', async () => {
  const { client, player } = await setup('app');
  const act = () => client.call<Need>('PUT', '/deduce-api/v1/bank-account', { iban: 'GB29NWBK60161331926819' });
  expect((await act()).body.data.ways).toEqual(['app', 'passkey']);
  expect((await client.post(stepUp, { password: player.password })).status).toBe(400);
  expect((await client.post(stepUp, { code: '000000' })).status).toBe(400);
  expect((await client.post(stepUp, { code: await appCode(client, player) })).status).toBe(204);
  expect((await act()).status).toBe(200);
  // The password that is changed is not the proof either.
  await client.control('POST', 'clock', { advance: 360 });
  const change = { current: player.password, next: 'another-password-1', endsOthers: true };
  expect((await client.post<ApiError>(`${office}/password`, change)).body.code).toBe(136);
});

test('[SEC-06] a passkey of the player shows it, and none of somebody else', async () => {
  const { client, player } = await setup();
  const ask = async () => (await client.post<{ data: { challenge: string } }>(`${stepUp}/options`)).body.data.challenge;
  const other = await server.enter();
  const stranger = await account(other);
  expect((await client.post(stepUp, { response: stranger.passkey.get(await ask()) })).status).toBe(400);
  expect((await client.post(stepUp, { response: player.passkey.get(await ask()) })).status).toBe(204);
  expect((await client.call('DELETE', `${office}/passkeys/${player.passkey.id}`)).status).toBe(200);
});

test('[SEC-06] who came in by a message has shown less than who knows the password; guesses are counted', async () => {
  const { client } = await setup();
  const thief = client.other();
  await thief.post('/web-api/auth/send-sms', { 'phone-number': '7700900000', 'phone-code': '+44' });
  const code = encoded(await client.codeFor('+447700900000'));
  const { body } = await thief.post<{ data: { token: string } }>('/web-api/auth/sms-code', { 'sms-code': code });
  thief.token = body.data.token;
  for (const act of Object.values(acts)) expect((await act(thief)).body).toMatchObject({ code: 136 });
  const answers = [];
  for (let guess = 0; guess < 12; guess += 1)
    answers.push((await thief.post<ApiError>(stepUp, { password: `guess-${String(guess)}` })).body.code);
  expect(answers.slice(0, 3)).toEqual([130, 130, 130]);
  expect(answers.slice(4).every((one) => one === 100 || one === 429)).toBe(true);
});

test('[SEC-06] [SEC-07] a new payee is written about to every contact, in the office as by mail', async () => {
  const { client, player } = await setup();
  await client.post(stepUp, { password: player.password });
  await client.call('PUT', '/deduce-api/v1/bank-account', { iban: 'GB29NWBK60161331926819' });
  for (const to of [player.login, player.phone]) {
    const { body } = await client.control<{ data: { text: string }[] }>('GET', `mailbox?to=${encodeURIComponent(to)}`);
    expect(body.data.at(-1)?.text).toContain('6819');
  }
});

test.each(['by phone', 'by mail'])(
  '[SESS-30] a new password %s needs the code that came there and the app, both',
  async (way) => {
    const { client, player } = await setup('app');
    const visitor = client.other();
    const password = encoded('another-password-1');
    const reset = (body: object) =>
      visitor.post<{ code?: number; data?: { step: string } }>('/web-api/auth/password/reset', { password, ...body });
    await visitor.post(
      '/web-api/auth/password/forgot',
      way === 'by phone' ? { phone: '7700900000', country_code: '+44' } : { login: encoded(player.login) },
    );
    const mail = await client.control<{ data: { text: string }[] }>(
      'GET',
      `mailbox?to=${encodeURIComponent(player.login)}`,
    );
    const token = /token=([\w-]+)/.exec(mail.body.data.at(-1)?.text ?? '')?.[1] ?? '';
    const first = way === 'by phone' ? { code: await client.codeFor(player.phone) } : { token };
    // The app's code alone sets none.
    expect((await reset({ code: await appCode(client, player) })).status).toBe(400);
    expect((await reset({ second: await appCode(client, player) })).status).toBe(400);
    expect(await reset(first)).toMatchObject({ status: 202, body: { data: { step: 'reset_two_step' } } });
    const next = way === 'by phone' ? {} : first;
    expect((await reset({ ...next, second: '000000' })).status).toBe(400);
    expect((await reset({ ...next, second: await appCode(client, player) })).status).toBe(204);
    expect((await client.get('/office-api/v1/security')).status).toBe(401);
  },
);
