import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Account, Balance } from '../../../contracts/account.ts';
import type { Statement } from '../../../contracts/statement.ts';
import type { Transfer, Wallet } from '../../../contracts/wallets.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const base = '/web-api/account';

type Made = { data: { userId: number; login: string; password: string } };
type Answer = { data: Transfer; code?: number };
type List = { data: Transfer[]; total_count: number };
const accountsOf = async (client: Client) =>
  (await client.get<{ data: Balance }>(`${base}/balance`)).body.data.all_accounts;

/** A player with accounts in USD (main), EUR and RUB. */
async function player(patch: object = {}) {
  const client = await server.enter();
  const { body } = await client.control<Made>('POST', 'users', { profile: 'rich' });
  if (Object.keys(patch).length > 0) await client.control('PATCH', `users/${String(body.data.userId)}`, patch);
  await client.logIn(body.data.login, body.data.password);
  const accounts = await accountsOf(client);
  const of = (iso: string): Account => accounts.find((account) => account.iso === iso)!;
  const rate = async (from: string, to: string) =>
    (
      await client.get<{ data: { rate: number }; code?: number }>(
        `${base}/convert/rate?fromId=${String(of(from).id)}&toId=${String(of(to).id)}`,
      )
    ).body;
  const move = (fields: object, key: string = randomUUID()) =>
    client.post<Answer>(
      `${base}/convert`,
      { fromId: of('USD').id, toId: of('EUR').id, amount: 100, rate: 0.9108, ...fields },
      { 'Idempotency-Key': key },
    );
  return { client, of, rate, move };
}

test('[PAY-20] a transfer comes at the rate that was said, once for its key, and stands in list and statement', async () => {
  const { client, of, rate, move } = await player();
  const said = (await rate('USD', 'RUB')).data.rate;
  // A dollar is 90 roubles; the change costs one per cent.
  expect(said).toBe(89.1);
  const key = randomUUID();
  const fields = { toId: of('RUB').id, amount: 12.34, rate: said };
  const [first, second] = [await move(fields, key), await move(fields, key)];
  expect([first.status, second.body.data]).toEqual([201, first.body.data]);
  expect(first.body.data).toMatchObject({ amount: 12.34, iso: 'USD', credited: 1099.49, toIso: 'RUB', rate: 89.1 });
  const held = Object.fromEntries((await accountsOf(client)).map(({ iso, money }) => [iso, money]));
  expect(held).toEqual({ USD: 1_000_000 - 12.34, EUR: 1_000_000, RUB: 100_000_000 + 1099.49 });
  const { body } = await client.get<List>('/office-api/v1/history/transfers');
  expect([body.data, body.total_count]).toEqual([[first.body.data], 1]);
  const statement = await client.get<{ data: Statement }>(`/office-api/v1/statement?account=${String(of('RUB').id)}`);
  expect(statement.body.data.rows.at(-1)).toMatchObject({ kind: 'transfer', number: 'T-1', amount: 1099.49 });
});

test.each([
  ['another rate than the one of now', { rate: 0.95 }, 2006],
  ['more than there is', { amount: 1_000_001 }, 1006],
  ['nothing', { amount: 0 }, 2003],
  ['a third decimal', { amount: 1.001 }, 1],
  ['less than nothing', { amount: -5 }, 2003],
])('[PAY-20] %s is refused, and no money moves', async (_, fields, code) => {
  const { client, move } = await player();
  const before = await accountsOf(client);
  expect((await move(fields)).body.code).toBe(code);
  expect(await accountsOf(client)).toEqual(before);
});

test('[PAY-20] nobody moves money to or from an account of another player, a bonus, or the same one', async () => {
  const { client, of, move } = await player();
  const stranger = client.other();
  const { body } = await client.control<Made>('POST', 'users', { profile: 'bonus' });
  await stranger.logIn(body.data.login, body.data.password);
  const [theirs, bonus] = await accountsOf(stranger);
  expect((await move({ toId: theirs!.id })).body.code).toBe(1);
  expect((await move({ fromId: theirs!.id })).body.code).toBe(1);
  expect((await move({ toId: of('USD').id })).body.code).toBe(1);
  const own = await stranger.post<Answer>(
    `${base}/convert`,
    { fromId: theirs!.id, toId: bonus!.id, amount: 1, rate: 1 },
    { 'Idempotency-Key': randomUUID() },
  );
  expect(own.body.code).toBe(1);
});

test.each([
  [0, [403, 403]],
  [1, [undefined, 403]],
  [2, [undefined, undefined]],
])('[ACC-03] with convert status %i money leaves main and additional account: %j', async (convertStatus, codes) => {
  const { rate, move, of } = await player({ convertStatus });
  expect([(await rate('USD', 'EUR')).code, (await rate('EUR', 'USD')).code]).toEqual(codes);
  expect([
    (await move({})).body.code,
    (await move({ fromId: of('EUR').id, toId: of('RUB').id, rate: 96.847826 })).body.code,
  ]).toEqual(codes);
});

test('[OFFICE-05] the list of transfers has pages, and finds those of one account and span', async () => {
  const { client, of, move } = await player();
  for (let count = 0; count < 5; count += 1) await move({});
  await client.control('POST', 'clock', { advance: 600 });
  await move({ toId: of('RUB').id, rate: 89.1 });
  const list = async (query: string) => (await client.get<List>(`/office-api/v1/history/transfers?${query}`)).body;
  const [one, two] = [await list('page=1&pageSize=4'), await list('page=2&pageSize=4')];
  expect([one.data.length, two.data.length, one.total_count]).toEqual([4, 2, 6]);
  expect(one.data.map(({ toIso }) => toIso)).toEqual(['RUB', 'EUR', 'EUR', 'EUR']);
  expect((await list(`account=${String(of('RUB').id)}`)).total_count).toBe(1);
  expect((await list(`to=${String(one.data[0]!.at)}`)).total_count).toBe(5);
  expect((await list(`from=${String(one.data[0]!.at)}`)).total_count).toBe(1);
});

test('[ACC-04] each account that holds money has a wallet with what is on its way', async () => {
  const { client, of } = await player();
  await client.call('PUT', '/deduce-api/v1/bank-account', { iban: 'GB29NWBK60161331926819' });
  await client.post(
    '/deduce-api/v1/requests',
    { accountId: of('USD').id, amount: 40 },
    { 'Idempotency-Key': randomUUID() },
  );
  const { body } = await client.get<{ data: Wallet[] }>(`${base}/wallets`);
  expect(body.data).toEqual(
    ['USD', 'EUR', 'RUB'].map((iso) => ({
      ...{ currencyId: of(iso).currencyId, scoreId: of(iso).id },
      ...{ reserved: iso === 'USD' ? 40 : 0, coming: 0 },
    })),
  );
});

test('[ACC-04] a deposit by card is on its way from the press on, before its provider has a page', async () => {
  const { client, of } = await player();
  await client.control('POST', 'psp', { calls: [{ path: '/v1/checkout/sessions', status: 503, times: 9 }] });
  await client.post('/recharge-api/v1/limit-choice', {});
  const fields = { methodId: 'card', accountId: of('USD').id, amount: 30, returnPath: '/en/office/recharge' };
  const { body } = await client.post<{ data: { state: string } }>('/recharge-api/v1/payments', fields, {
    'Idempotency-Key': randomUUID(),
  });
  expect(body.data.state).toBe('created');
  const wallets = (await client.get<{ data: Wallet[] }>(`${base}/wallets`)).body.data;
  expect(wallets.map(({ coming }) => coming)).toEqual([30, 0, 0]);
});
