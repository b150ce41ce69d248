import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Deposit } from '../../../contracts/cashier.ts';
import type { Withdrawal, WithdrawalTerms } from '../../../contracts/withdrawals.ts';
import { until } from '../support/card-support.ts';
import { moneyOf, offers, place, slipOf } from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const base = '/deduce-api/v1';
const iban = 'GB29NWBK60161331926819';

type Made = { data: { userId: number; login: string; password: string } };
type Answer = { data: Withdrawal[]; code?: number };

async function player({ profile = 'player', hasBank = true, iso = 'USD' } = {}) {
  const client = await server.enter();
  const accounts = iso === 'USD' ? {} : { accounts: [{ iso, money: 1000 }] };
  const { body } = await client.control<Made>('POST', 'users', { profile, ...accounts });
  await client.logIn(body.data.login, body.data.password);
  const balance = await client.get<{ data: { mainAccountId: number } }>('/web-api/account/balance');
  const accountId = balance.body.data.mainAccountId;
  if (hasBank) await client.nameOldBank(iban);
  const withdraw = (amount: number, key: string = randomUUID()) =>
    client.post<Answer>(`${base}/requests`, { accountId, amount }, { 'Idempotency-Key': key });
  const seen = async (id: string) => (await client.get<{ data: Withdrawal }>(`${base}/requests/${id}`)).body.data;
  const terms = async () =>
    (await client.get<{ data: WithdrawalTerms }>(`${base}/methods?accountId=${String(accountId)}`)).body.data;
  return { client, accountId, userId: body.data.userId, withdraw, seen, terms };
}

const later = (client: Client, seconds: number) => client.control('POST', 'clock', { advance: seconds });

/** Pays in by a method, and says yes at the bank. */
async function payIn({ client, accountId }: { client: Client; accountId: number }, methodId: string, amount: number) {
  await client.post('/recharge-api/v1/limit-choice', {});
  const { body } = await client.post<{ data: Deposit }>(
    '/recharge-api/v1/payments',
    { methodId, accountId, amount, returnPath: '/en/office/recharge' },
    { 'Idempotency-Key': randomUUID() },
  );
  await fetch(client.origin + (body.data.action?.url ?? ''), {
    method: 'POST',
    body: new URLSearchParams({ answer: 'yes' }),
    headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Sandbox-World': client.world },
    redirect: 'manual',
  });
  await later(client, 61);
}

const partsOf = ({ data }: Answer) => data.map(({ methodId, amount }) => [methodId, amount]);

test('[PAY-01] [PAY-13] a withdrawal leaves the balance at once and arrives step by step', async () => {
  const { client, withdraw, seen } = await player();
  const before = await moneyOf(client);
  const { status, body } = await withdraw(100);
  const [made] = body.data;
  expect(status).toBe(201);
  expect(made).toMatchObject({
    state: 'requested',
    methodId: 'transfer',
    amount: 100,
    last4: '6819',
    canCancel: false,
  });
  expect(await moneyOf(client)).toBe(before - 100);
  await later(client, 120);
  const { state, steps, expectedAt } = await until(
    () => seen(made?.id ?? ''),
    (withdrawal) => withdrawal.state !== 'sent',
  );
  expect([state, expectedAt, steps.map((step) => step.state)]).toEqual([
    'received',
    undefined,
    ['requested', 'checking', 'approved', 'sent', 'received'],
  ]);
  expect(await moneyOf(client)).toBe(before - 100);
});

test('[LIM-62] [PAY-14] a player takes no withdrawal back', async () => {
  const { client, withdraw, seen } = await player();
  const before = await moneyOf(client);
  const { body } = await withdraw(100);
  const id = body.data[0]?.id ?? '';
  expect((await client.call('DELETE', `${base}/requests/${id}`)).status).toBe(409);
  expect((await seen(id)).state).toBe('requested');
  expect(await moneyOf(client)).toBe(before - 100);
});

test('[PAY-12] money goes back the way it came, up to what came by it, and the rest to the bank', async () => {
  const stage = await player();
  await payIn(stage, 'instant', 50);
  await payIn(stage, 'wallet', 20);
  expect((await stage.terms()).ways.map(({ id, takes }) => [id, takes])).toEqual([
    ['instant', 50],
    ['wallet', 20],
    ['card', 0],
    ['desk', 0],
    ['transfer', null],
  ]);
  expect(partsOf((await stage.withdraw(30)).body)).toEqual([['instant', 30]]);
  const all = await stage.withdraw(await moneyOf(stage.client));
  expect(partsOf(all.body)).toEqual([
    ['instant', 20],
    ['wallet', 20],
    ['transfer', 1000],
  ]);
  expect(all.body.data[1]).toMatchObject({ fee: 0.2 });
  expect(await moneyOf(stage.client)).toBe(0);
  expect((await stage.terms()).ways[0]).toMatchObject({ takes: 0, why: 'unused' });
});

test('[PAY-12] without a bank account the rest cannot leave, and nothing is taken', async () => {
  const stage = await player({ hasBank: false });
  await payIn(stage, 'instant', 50);
  const before = await moneyOf(stage.client);
  expect((await stage.withdraw(51)).body.code).toBe(2005);
  expect(await moneyOf(stage.client)).toBe(before);
  expect((await stage.withdraw(50)).status).toBe(201);
});

test.each([
  ['GB29NWBK60161331926818', undefined, 'iban', 'iban.digit'],
  ['GB29NWBK6016133192681', undefined, 'iban', 'iban.length'],
  ['ZZ29NWBK60161331926819', undefined, 'iban', 'iban.country'],
  ['KW81CBKU0000000000001234560101', undefined, 'bic', 'bic.form'],
  ['KW81CBKU0000000000001234560101', 'DEUTDEFF', 'bic', 'bic.country'],
])('[PAY-10] the server refuses the account %s with the bank %s, and says why', async (number, bic, field, why) => {
  const { client, terms } = await player({ hasBank: false });
  const { status, body } = await client.call<{ errors: object[] }>('PUT', `${base}/bank-account`, {
    iban: number,
    bic,
  });
  expect([status, body.errors]).toEqual([400, [{ field, detail: `withdraw.bank.${why}`, priority: 1 }]]);
  expect((await terms()).bankAccount).toBeNull();
});

test('[PAY-09] a wrong account number is refused, and a right one is kept nowhere', async () => {
  const { client, terms } = await player({ hasBank: false });
  const set = (number: string) => client.call<{ code: number }>('PUT', `${base}/bank-account`, { iban: number });
  expect((await set('GB29NWBK60161331926818')).body.code).toBe(1);
  expect((await terms()).bankAccount).toBeNull();
  expect((await set(iban)).status).toBe(200);
  expect((await terms()).bankAccount).toMatchObject({ country: 'GB', last4: '6819' });
  expect(JSON.stringify((await client.control('GET', 'log')).body)).not.toContain(iban.slice(4, -4));
});

/** Pays cash in at a desk, and takes it out as far as the code. */
async function cashStage(amount: number) {
  const stage = await player();
  const { client, accountId } = stage;
  await client.post('/recharge-api/v1/limit-choice', {});
  const asked = { methodId: 'desk', accountId, amount, returnPath: '/en/office/recharge' };
  const came = await client.post<{ data: Deposit }>('/recharge-api/v1/payments', asked, {
    'Idempotency-Key': randomUUID(),
  });
  await client.control('POST', 'arrivals', { number: came.body.data.number });
  const before = await moneyOf(client);
  const id = (await stage.withdraw(amount)).body.data[0]?.id ?? '';
  await later(client, 16);
  const seen = () => stage.seen(id);
  const pay = async (code = '') => (await client.control('POST', 'desk-payouts', { code })).status;
  return { ...stage, before, seen, pay, code: (await seen()).desk?.code ?? '' };
}

test('[PAY-10] [PAY-13] cash that came at a desk leaves there for a code, once', async () => {
  const { client, before, seen, pay, code } = await cashStage(50);
  const { state, methodId, desk, expectedAt } = await seen();
  expect([state, methodId, code.length, desk?.until]).toEqual(['sent', 'desk', 9, expectedAt]);
  expect(await pay('123456789')).toBe(404);
  expect(await pay(code.replace(/(...)(...)/, '$1 $2 '))).toBe(204);
  expect(await seen()).toMatchObject({ state: 'received' });
  expect((await seen()).desk).toBeUndefined();
  expect(await pay(code)).toBe(409);
  expect(await moneyOf(client)).toBe(before - 50);
});

test('[PAY-10] cash that nobody takes in three days is back, its code pays no more, and it may be asked for again', async () => {
  const { client, before, userId, seen, pay, code, terms } = await cashStage(50);
  await later(client, 3 * 86_400 - 60);
  await client.logIn(String(userId), 'player-password');
  expect((await seen()).state).toBe('sent');
  await later(client, 60);
  expect(await seen()).toMatchObject({ state: 'returned', reason: 'desk' });
  expect(await pay(code)).toBe(409);
  expect(await moneyOf(client)).toBe(before);
  expect((await terms()).ways.find(({ id }) => id === 'desk')).toMatchObject({ takes: 50 });
});

const [onTron, onEthereum] = ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'];

test('[PAY-10] a cryptocurrency leaves to an address of a network that fits, and to no bank', async () => {
  const { client, userId, withdraw, seen, terms } = await player({ iso: 'USDT' });
  expect(await terms()).toMatchObject({ networks: ['tron', 'ethereum'], cryptoAddress: null });
  expect((await terms()).ways.at(-1)).toMatchObject({ id: 'crypto', takes: 0, why: 'address' });
  expect((await withdraw(100)).body.code).toBe(2005);
  const name = (network: string, address: string, currency = 'USDT') =>
    client.call<{ errors: object[] }>('PUT', `${base}/crypto-address`, { currency, network, address });
  const refusals = [
    [await name('ethereum', onTron), 'address', 'network'],
    [await name('tron', onTron.replace('TR7', 'TR8')), 'address', 'digit'],
    [await name('tron', 'wallet'), 'address', 'form'],
    [await name('bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'), 'network', 'network'],
    [await name('tron', onTron, 'USD'), 'network', 'network'],
  ] as const;
  for (const [{ status, body }, field, why] of refusals)
    expect([status, body.errors]).toEqual([400, [{ field, detail: `withdraw.crypto.address.${why}`, priority: 1 }]]);
  expect((await name('ethereum', onEthereum)).status).toBe(200);
  await client.control('PATCH', `users/${String(userId)}`, { hasOldPayees: true });
  expect(await terms()).toMatchObject({ cryptoAddress: { network: 'ethereum', last4: 'eAed' } });
  expect(JSON.stringify((await client.control('GET', 'log')).body)).not.toContain(onEthereum.slice(2, -4));
  const [made] = (await withdraw(100)).body.data;
  expect(made).toMatchObject({ methodId: 'crypto', amount: 100, fee: 0, last4: 'eAed' });
  await later(client, 120);
  expect((await seen(made?.id ?? '')).state).toBe('received');
  const [sent] = (await withdraw(50)).body.data;
  await later(client, 17);
  await client.control('POST', `withdrawals/${sent?.id ?? ''}`, { to: 'returned' });
  expect(await terms()).toMatchObject({ cryptoAddress: null });
  expect(await moneyOf(client)).toBe(900);
});

test.each([
  ['rejected', 6, 'check'],
  ['returned', 17, 'bank'],
])('[PAY-01] a withdrawal that is %s puts the money back once', async (to, seconds, reason) => {
  const { client, withdraw, seen, terms } = await player();
  const before = await moneyOf(client);
  const { body } = await withdraw(100);
  const id = body.data[0]?.id ?? '';
  expect((await client.control('POST', `withdrawals/${id}`, { to })).status).toBe(409);
  await later(client, seconds);
  expect((await client.control('POST', `withdrawals/${id}`, { to })).status).toBe(204);
  expect(await seen(id)).toMatchObject({ state: to, reason });
  expect((await client.control('POST', `withdrawals/${id}`, { to })).status).toBe(409);
  await later(client, 600);
  expect(await moneyOf(client)).toBe(before);
  // The bank did not know the account: the player names it again.
  expect((await terms()).bankAccount === null).toBe(to === 'returned');
});

test('[PAY-12] a method that sent the money back takes no more of it', async () => {
  const stage = await player();
  await payIn(stage, 'instant', 50);
  const { body } = await stage.withdraw(50);
  await later(stage.client, 17);
  await stage.client.control('POST', `withdrawals/${body.data[0]?.id ?? ''}`, { to: 'returned' });
  expect((await stage.terms()).ways[0]).toMatchObject({ takes: 0, why: 'returned' });
  expect(partsOf((await stage.withdraw(50)).body)).toEqual([['transfer', 50]]);
});

test('[PAY-13] a request waits for documents, goes on when they are there, and ends after fourteen days', async () => {
  const { client, userId, withdraw, seen, terms } = await player({ profile: 'unverified' });
  const before = await moneyOf(client);
  expect((await terms()).needsDocuments).toBe(true);
  const [first, second] = [(await withdraw(10)).body.data[0]?.id ?? '', (await withdraw(20)).body.data[0]?.id ?? ''];
  await later(client, 6);
  // From its first second the check says when the money comes back without them.
  const { state, createdAt, expectedAt } = await seen(first);
  expect([state, expectedAt]).toEqual(['checking', createdAt + 14 * 86_400]);
  await later(client, 54);
  expect(await seen(first)).toMatchObject({
    state: 'checking',
    need: { kind: 'documents', path: '/office/verification' },
  });
  await client.control('PATCH', `users/${String(userId)}`, { isIdentificationDone: true });
  expect((await seen(first)).state).toBe('approved');
  await later(client, 120);
  await until(
    () => seen(second),
    ({ state }) => state === 'received',
  );
  await client.control('PATCH', `users/${String(userId)}`, { isIdentificationDone: false });
  const third = (await withdraw(30)).body.data[0]?.id ?? '';
  await later(client, 13 * 86_400);
  await client.logIn(String(userId), 'unverified-password');
  expect((await seen(third)).state).toBe('checking');
  await later(client, 86_400);
  await client.logIn(String(userId), 'unverified-password');
  expect(await seen(third)).toMatchObject({ state: 'rejected', reason: 'documents' });
  expect(await moneyOf(client)).toBe(before - 30);
});

test.each(['excluded', 'banned-53-1', 'banned-45-2', 'limited'])(
  '[LIM-19] [LIM-59] [BAN-03] the player "%s" takes the whole balance out',
  async (profile) => {
    const { client, withdraw } = await player({ profile });
    expect((await withdraw(await moneyOf(client))).status).toBe(201);
    expect(await moneyOf(client)).toBe(0);
  },
);

test('[LIM-59] a time-out stops no withdrawal, and a balance below the least goes whole', async () => {
  const { client, userId, withdraw } = await player();
  await client.post('/limit-service-api/api/external/web/v3/timeout', { days: 1 }, { 'Idempotency-Key': randomUUID() });
  await client.control('PATCH', `users/${String(userId)}`, { accounts: [{ iso: 'USD', money: 0.4 }] });
  expect((await withdraw(0.3)).body.code).toBe(2003);
  expect((await withdraw(0.4)).status).toBe(201);
});

test.each([
  ['frozen', 1014],
  ['banned-10', 1012],
])('[BAN-03] the player "%s" takes nothing out', async (profile, code) => {
  expect((await (await player({ profile })).withdraw(10)).body.code).toBe(code);
});

test('[PAY-04] one key is one withdrawal, and another sum needs another key', async () => {
  const { client, withdraw } = await player();
  const key = randomUUID();
  const [first, again] = [await withdraw(50, key), await withdraw(50, key)];
  expect(again.body.data[0]?.id).toBe(first.body.data[0]?.id);
  expect((await withdraw(51, key)).body.code).toBe(1023);
  expect((await client.get<Answer>(`${base}/requests`)).body.data).toHaveLength(1);
});

test('[PAY-12] reserved money can be taken once: of two at one moment that together pass the balance one is refused', async () => {
  const { client, withdraw } = await player();
  const both = await Promise.all([withdraw(600), withdraw(600)]);
  expect(both.map(({ body }) => body.code).toSorted()).toEqual([1006, undefined]);
  expect(await moneyOf(client)).toBe(400);
  expect((await withdraw(401)).body.code).toBe(1006);
  expect((await withdraw(1.005)).body.code).toBe(1);
  expect((await withdraw(-5)).body.code).toBe(2003);
});

test('[PAY-12] [LIM-62] no bet is placed with money that is on its way out', async () => {
  const { client, withdraw } = await player();
  await withdraw(950);
  const [pick] = await offers(client, 'line');
  if (pick === undefined) throw new Error('Nothing is on offer.');
  expect((await place<{ code: number }>(client, slipOf([pick], { amount: 60 }))).body.code).toBe(1006);
  expect((await place(client, slipOf([pick], { amount: 50 }))).status).toBe(201);
  expect(await moneyOf(client)).toBe(0);
});

test('[PAY-05] a stranger sees nobody else’s withdrawal', async () => {
  const { client, withdraw } = await player();
  const { body } = await withdraw(50);
  const path = `${base}/requests/${body.data[0]?.id ?? ''}`;
  const { client: other } = await player();
  expect((await other.get(path)).status).toBe(404);
  expect((await other.call('DELETE', path)).status).toBe(404);
  expect((await client.other().get(path)).status).toBe(401);
});

test('[R-C3] [PAY-03] where only whole units go out, the terms say so and a part of one is refused before anything is taken', async () => {
  const { client, withdraw, terms } = await player({ iso: 'HUF' });
  expect((await terms()).step).toBe(1);
  const before = await moneyOf(client);
  const refused = await withdraw(500.5);
  expect([refused.status, await moneyOf(client)]).toEqual([400, before]);
  expect((await withdraw(500)).status).toBe(201);
  expect((await (await player({ iso: 'EUR' })).terms()).step).toBe(0.01);
});

test('[SEC-07] the first payment to a new bank account waits a day from its naming, also when one was asked for before', async () => {
  const { client, userId, withdraw, seen, terms } = await player({ hasBank: false });
  const named = await client.now();
  await client.call('PUT', `${base}/bank-account`, { iban });
  const { paidFrom = 0 } = (await terms()).bankAccount ?? {};
  expect(paidFrom - named).toBeGreaterThanOrEqual(86_400);
  const id = (await withdraw(100)).body.data[0]?.id ?? '';
  expect(await seen(id)).toMatchObject({ paidFrom, expectedAt: paidFrom });
  const after = async (seconds: number) => {
    await later(client, seconds);
    await client.logIn(String(userId), 'player-password');
  };
  await after(3600);
  expect(await seen(id)).toMatchObject({ state: 'approved', paidFrom });
  // Another account takes the place of the first one: the day begins again.
  await client.call('PUT', `${base}/bank-account`, { iban: 'DE89370400440532013000' });
  await after(86_400 - 1800);
  expect((await seen(id)).state).toBe('approved');
  await after(3600);
  expect((await seen(id)).state).toBe('received');
});
