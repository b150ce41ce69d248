/** A real start, in a process of its own with NODE_ENV=production: everything that is played elsewhere goes to ports. */
import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Withdrawal } from '../../../contracts/withdrawals.ts';
import { specimenOf } from '../../../sandbox/documents/zone.ts';
import { createPsp } from '../../../sandbox/psp/index.ts';
import { listen, type Listening } from '../../../sandbox/server/listen.ts';
import { photo } from '../../support/photo.ts';
import { type Catcher, catchMails } from '../../support/smtp-catcher.ts';
import { type Answer, base as cashier, pays, typeCard, until } from '../support/card-support.ts';
import { moneyOf } from '../support/coupon-support.ts';
import { upload } from '../support/photo-support.ts';
import { answerAs, catchCalls, type PortCatcher } from '../support/port-support.ts';
import { type ServerProcess, startProcess } from '../support/process.ts';
import { Client, encoded, useServer } from '../support/server.ts';

const keys = { secret: 'sk_test_real', hookSecret: 'whsec_real' };
let [mail, ports, card, server]: [Catcher, PortCatcher, Listening, ServerProcess] = [] as never;
const psp = createPsp({ database: ':memory:', ...keys, pages: () => card.address });

beforeAll(async () => {
  [mail, ports, card] = await Promise.all([
    catchMails(),
    catchCalls(),
    listen(psp.app, { port: 0, host: '127.0.0.1' }),
  ]);
  const hook = (name: string) => {
    const { url, secret } = ports.hook(`/${name.toLowerCase()}`);
    return { [`${name}_URL`]: url, [`${name}_SECRET`]: secret };
  };
  server = await startProcess({
    ...{ NODE_ENV: 'production', DEMO: '', CHAT_PORT: '0', SANDBOX_SEED: '', SMTP_URL: mail.url },
    ...{ MAIL_FROM: 'office@house.example', ...hook('SMS'), ...hook('PAYOUT'), ...hook('DOCUMENT') },
    ...{ PSP_URL: card.address, PSP_SECRET: keys.secret, PSP_HOOK_SECRET: keys.hookSecret },
  });
  psp.sendTo(`${server.address}/psp-hooks/v1/card`);
});
afterAll(async () => {
  await server.kill('SIGTERM');
  mail.stop();
  ports.stop();
  await card.drain(0);
  psp.stop();
});

const person = { name: 'Ada', surname: 'Byron', birthday: '1990-12-10' };

async function playerWith(amount: number) {
  const client = new Client(server.address, 'main');
  const registered = await client.post<{ data: { token: string } }>(
    '/web-api/registration/full_reg',
    {
      ...{ countryId: 1, currencyIso: 'USD', bonus: 0, ref: {}, refId: 1, agreeTerms: true, language: 'en' },
      ...{ email: 'ada@player.example', password: encoded('A-long-password-7'), ...person },
    },
    { 'Idempotency-Key': randomUUID() },
  );
  client.token = registered.body.data.token;
  const { mainAccountId: accountId } = (
    await client.get<{ data: { mainAccountId: number } }>('/web-api/account/balance')
  ).body.data;
  await client.post(`${cashier}/limit-choice`, {});
  const fields = { methodId: 'card', accountId, amount, returnPath: '/en/office/recharge' };
  const { id } = (await client.post<Answer>(`${cashier}/payments`, fields, { 'Idempotency-Key': randomUUID() })).body
    .data;
  const seen = async () => (await client.get<Answer>(`${cashier}/payments/${id}`)).body.data;
  const { action } = await until(seen, ({ state }) => state === 'needs_action');
  const led = await fetch(client.origin + (action?.url ?? ''), { redirect: 'manual' });
  await typeCard(led.headers.get('Location') ?? '', pays);
  await until(seen, ({ state }) => state === 'succeeded');
  return { client, accountId };
}

test('[OPS-22] [OPS-23] in production a document and a withdrawal go through their ports, and no forged answer moves them', async () => {
  const { client, accountId } = await playerWith(50);
  const out = '/deduce-api/v1/requests';
  const asked = await client.post<{ data: Withdrawal[] }>(
    out,
    { accountId, amount: 50 },
    { 'Idempotency-Key': randomUUID() },
  );
  expect([asked.status, asked.body.data.length]).toEqual([201, 1]);
  const [{ id }] = asked.body.data as [Withdrawal];
  const withdrawal = async () => (await client.get<{ data: Withdrawal }>(`${out}/${id}`)).body.data;

  const verification = '/office-api/v1/verification';
  // Papers of play money are for play money alone.
  expect(JSON.stringify((await client.get(verification)).body)).not.toContain('specimen');
  const zone = specimenOf({ ...person, birthDate: person.birthday }, Date.now());
  const fileId = await upload(client, photo());
  const handed = await client.post(verification, { fileId, type: 1, fileName: 'passport.jpg', zone });
  expect(handed.status).toBe(201);
  const { data: document } = await ports.heard('document');
  expect(document).toMatchObject({ zone, mediaType: 'image/jpeg', player: { surname: 'Byron', name: 'Ada' } });
  expect(Buffer.from(String(document.file), 'base64').subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));

  const passed = { type: 'document.passed', data: { id: document.id } };
  const forger = { secret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' };
  const at = { origin: server.address, world: 'main' };
  expect(await answerAs(at, 'documents', passed, forger)).toBe(400);
  expect((await withdrawal()).state).not.toBe('approved');
  expect(await answerAs(at, 'documents', passed)).toBe(200);

  await until(withdrawal, ({ state }) => state === 'approved');
  const { data: payout } = await ports.heard('payout');
  expect(payout).toMatchObject({ id, method: 'card', currency: 'USD', amount: 50, payee: null });
  expect(payout.payments).toEqual([expect.stringMatching(/^pi_/)]);
  const paid = { type: 'payout.paid', data: { id, amount: 50, currency: 'USD' } };
  expect(await answerAs(at, 'payouts', paid, forger)).toBe(400);
  expect((await withdrawal()).state).toBe('sent');
  expect(await answerAs(at, 'payouts', paid)).toBe(200);
  expect((await withdrawal()).state).toBe('received');
  expect(server.out()).not.toContain('demo');
}, 60_000);

const stage = useServer({ dropsWorlds: true });
type Made = { data: { userId: number; login: string; password: string } };
const iban = 'GB29NWBK60161331926819';

/** A player of a world whose payouts and documents go to ports. */
async function portPlayer(profile = 'player') {
  const client = await stage.enter();
  const path = `/${randomUUID()}`;
  const calls = await catchCalls();
  await client.control('PUT', 'subscriber', { payouts: calls.hook(path), documents: calls.hook(path) });
  const { body } = await client.control<Made>('POST', 'users', { profile });
  await client.logIn(body.data.login, body.data.password);
  const later = (seconds: number) => client.control('POST', 'clock', { advance: seconds });
  const { mainAccountId: accountId } = (
    await client.get<{ data: { mainAccountId: number } }>('/web-api/account/balance')
  ).body.data;
  const out = '/deduce-api/v1/requests';
  const takeOut = async (amount: number) => {
    const key = { 'Idempotency-Key': randomUUID() };
    return (await client.post<{ data: Withdrawal[] }>(out, { accountId, amount }, key)).body.data[0] as Withdrawal;
  };
  const seen = async (id: string) => (await client.get<{ data: Withdrawal }>(`${out}/${id}`)).body.data;
  return { client, calls, later, takeOut, seen, userId: body.data.userId };
}

test('[OPS-22] the number of a bank account goes to the port alone, and an account that it did not take is not kept', async () => {
  const { client, calls, later, takeOut, seen, userId } = await portPlayer();
  calls.answers.push(500);
  const name = () => client.call<{ data: object }>('PUT', '/deduce-api/v1/bank-account', { iban });
  expect((await name()).status).toBe(503);
  expect((await name()).status).toBe(200);
  const { data: payee } = await calls.heard('payee');
  expect(payee).toMatchObject({ kind: 'bank', iban, userId });
  const kept = (JSON.parse(calls.calls[1]?.body ?? '') as { data: { id: string } }).data.id;
  await client.control('PATCH', `users/${String(userId)}`, { hasOldPayees: true });
  const { id } = await takeOut(100);
  await later(20);
  const { data: payout } = await calls.heard('payout');
  expect(payout).toMatchObject({ id, method: 'transfer', payee: kept, amount: 100, currency: 'USD', last4: '6819' });
  expect(JSON.stringify(payout)).not.toContain(iban);
  // However long it takes, nothing is played.
  await later(300);
  expect((await seen(id)).state).toBe('sent');
  calls.stop();
});

test('[OPS-22] a payout is handed over until it is taken, always under the same number', async () => {
  const { client, calls, later, takeOut } = await portPlayer();
  await client.nameOldBank(iban);
  calls.answers.push(503, 500);
  await takeOut(100);
  const payouts = () => calls.calls.filter(({ body }) => body.includes('"type":"payout"'));
  const reach = (count: number) =>
    until(
      () => Promise.resolve(payouts().length),
      (length) => length === count,
    );
  await later(20);
  await reach(1);
  await later(6);
  await reach(2);
  await later(301);
  await reach(3);
  await later(7 * 24 * 3600);
  expect(payouts()).toHaveLength(3);
  expect(new Set(payouts().map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  calls.stop();
});

test('[OPS-22] an answer counts once, and only for the sum that was asked: forged, old, bent and unknown ones change nothing', async () => {
  const { client, calls, later, takeOut, seen } = await portPlayer();
  await client.nameOldBank(iban);
  const { id } = await takeOut(100);
  const [paid, failed] = ['payout.paid', 'payout.failed'].map((type) => ({
    ...{ type, data: { id, amount: 100, currency: 'USD' } },
  })) as [object, object];
  // Before it is sent nothing was paid.
  expect(await answerAs(client, 'payouts', paid)).toBe(200);
  expect((await seen(id)).state).toBe('requested');
  await later(20);
  await calls.heard('payout');
  const hourAgo = new Date(Date.now() - 3_600_000);
  expect(await answerAs(client, 'payouts', paid, { at: hourAgo })).toBe(400);
  const bent = JSON.stringify({ type: 'payout.failed', data: { id, amount: 100, currency: 'USD' } });
  expect(await answerAs(client, 'payouts', paid, { body: bent })).toBe(400);
  expect(await answerAs(client, 'documents', paid)).toBe(400);
  for (const other of [{ amount: 1 }, { currency: 'EUR' }, { id: randomUUID() }])
    await answerAs(client, 'payouts', { type: 'payout.paid', data: { id, amount: 100, currency: 'USD', ...other } });
  expect((await seen(id)).state).toBe('sent');
  expect(await answerAs(client, 'payouts', paid, { id: 'once' })).toBe(200);
  expect((await seen(id)).state).toBe('received');
  const money = await moneyOf(client);
  // What the bank sends back afterwards comes back once.
  expect(await answerAs(client, 'payouts', failed, { id: 'once' })).toBe(200);
  expect((await seen(id)).state).toBe('received');
  for (const again of ['back', 'back', 'back-2']) await answerAs(client, 'payouts', failed, { id: again });
  expect([(await seen(id)).state, await moneyOf(client)]).toEqual(['returned', money + 100]);
  calls.stop();
});

test('[OPS-23] what the port of documents passes must fit the account still; what it takes back makes the player unknown', async () => {
  const { client, calls, later } = await portPlayer('unverified');
  const base = '/office-api/v1/verification';
  const shown = async () =>
    (await client.get<{ data: { specimen: string; status: string; documents: { id: number; state: string }[] } }>(base))
      .body.data;
  const handIn = async (zone: string) => {
    const fileId = await upload(client, photo());
    await client.post(base, { fileId, type: 1, fileName: 'passport.jpg', zone });
    await later(60);
    return (await shown()).documents[0] as { id: number; state: string };
  };
  const { id, state } = await handIn((await shown()).specimen);
  expect(state).toBe('processing');
  expect(await answerAs(client, 'documents', { type: 'document.passed', data: { id } })).toBe(200);
  expect((await shown()).status).toBe('verified');
  const back = { type: 'document.rejected', data: { id, reason: 'other' } };
  expect(await answerAs(client, 'documents', back)).toBe(200);
  expect(await shown()).toMatchObject({ status: 'none', documents: [{ state: 'rejected' }] });
  // It is decided now: nothing brings it back.
  await answerAs(client, 'documents', { type: 'document.passed', data: { id } });
  expect((await shown()).status).toBe('none');
  const strange = specimenOf({ name: 'Max', surname: 'Thief', birthDate: '1980-01-01' }, Date.now());
  const other = await handIn(strange);
  expect(await answerAs(client, 'documents', { type: 'document.passed', data: { id: other.id } })).toBe(200);
  expect((await shown()).documents[0]).toMatchObject({ id: other.id, state: 'rejected', reason: 'name' });
  calls.stop();
});
