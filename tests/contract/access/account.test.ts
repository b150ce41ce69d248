import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { accountTypes, type Balance, type Currency } from '../../../contracts/account.ts';
import { ClientConfigAnswer } from '../../../contracts/client-config.ts';
import type { ApiError } from '../../../contracts/common.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const balanceOf = async (client: Client) => (await client.get<{ data: Balance }>('/web-api/account/balance')).body.data;
const addCurrency = <T = unknown>(client: Client, iso: string, key: string = randomUUID()) =>
  client.post<T>('/web-api/account/currency', { iso }, { 'Idempotency-Key': key });

test('[ACC-01] [ACC-02] the demo player has three accounts, the main one is active', async () => {
  const client = await server.enter();
  await client.logIn();
  const balance = await balanceOf(client);
  expect(balance.accounts).toMatchObject([
    { iso: 'RUB', type: 0, money: 100_000, symbol: '₽', isActive: true },
    { iso: 'USD', type: 9, money: 1000, symbol: '$', isActive: false },
  ]);
  expect(balance.bonuses).toMatchObject([{ iso: 'RUB', type: 4, money: 5000 }]);
  expect(balance.all_accounts).toHaveLength(3);
  expect([balance.activeAccountId, balance.mainAccountId]).toEqual([balance.accounts[0]?.id, balance.accounts[0]?.id]);
});

test('[ACC-06] switching makes another account the active one', async () => {
  const client = await server.enter();
  await client.logIn();
  const usd = (await balanceOf(client)).accounts[1]!.id;
  const { body } = await client.post<{ data: Balance }>(`/web-api/account/${String(usd)}/switch`);
  expect(body.data.activeAccountId).toBe(usd);
  expect((await balanceOf(client)).activeAccountId).toBe(usd);
});

test('an account of another player does not exist', async () => {
  const client = await server.enter();
  await client.logIn();
  const stranger = client.other();
  const { body } = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'player',
  });
  await stranger.logIn(body.data.login, body.data.password);
  const mine = (await balanceOf(client)).accounts[1]!.id;
  expect((await stranger.post(`/web-api/account/${String(mine)}/switch`)).status).toBe(404);
  expect((await stranger.call('DELETE', `/web-api/account/${String(mine)}`)).status).toBe(404);
});

test('[ACC-05] a request for a currency opens one account for its key', async () => {
  const client = await server.enter();
  await client.logIn();
  const key = randomUUID();
  expect((await addCurrency(client, 'BTC', key)).status).toBe(202);
  expect((await addCurrency(client, 'BTC', key)).status).toBe(202);
  expect((await balanceOf(client)).accounts.filter(({ iso }) => iso === 'BTC')).toHaveLength(1);
  const { status, body } = await addCurrency<ApiError>(client, 'BTC');
  expect([status, body.code]).toEqual([400, 2]);
});

test('[ACC-06] only an empty account that is neither active nor main can be removed', async () => {
  const client = await server.enter();
  await client.logIn();
  await addCurrency(client, 'EUR');
  const { accounts } = await balanceOf(client);
  const remove = async (iso: string) =>
    (await client.call('DELETE', `/web-api/account/${String(accounts.find((account) => account.iso === iso)?.id)}`))
      .status;
  expect(await remove('RUB')).toBe(400);
  expect(await remove('USD')).toBe(400);
  expect(await remove('EUR')).toBe(204);
  expect((await balanceOf(client)).accounts.map(({ iso }) => iso)).toEqual(['RUB', 'USD']);
});

test('[ACC-06] an account of bonus money stays, though all of it is staked', async () => {
  const client = await server.enter();
  const userId = await client.logIn();
  const empty = { iso: 'RUB', money: 0, type: accountTypes.bonus };
  await client.control('PATCH', `users/${String(userId)}`, { accounts: [empty] });
  const bonus = (await balanceOf(client)).bonuses[0];
  expect(bonus).toMatchObject({ money: 0 });
  const { status, body } = await client.call<ApiError>('DELETE', `/web-api/account/${String(bonus?.id)}`);
  expect([status, body.code]).toEqual([400, 2]);
});

test('[ACC-06] an account whose money is in an open round stays, until the round is over', async () => {
  const client = await server.enter();
  const userId = await client.logIn();
  const quick = { profile: 'open', slotCycleMs: 0, gameCycleMs: 0 };
  await client.control('PATCH', 'config', { protection: quick });
  await client.control('PATCH', `users/${String(userId)}`, { accounts: [{ iso: 'USD', money: 1 }] });
  const { accounts } = await balanceOf(client);
  const of = (iso: string) => `/web-api/account/${String(accounts.find((account) => account.iso === iso)?.id)}`;
  await client.post(`${of('USD')}/switch`);
  const room = { gameId: 'mines', mode: 'real', lng: 'en' };
  const launched = await client.post<{ data: { sessionId: string } }>('/games-api/v1/launch', room);
  const session = `/games-api/v1/sessions/${launched.body.data.sessionId}`;
  const act = <T>(path: string, body: object) =>
    client.post<T>(`${session}/${path}`, body, { 'Idempotency-Key': randomUUID() });
  const played = await act<{ data: { round: { id: string } } }>('rounds', { stake: 1, choice: { mines: 24 } });
  expect(played.status).toBe(201);
  await client.post(`${of('RUB')}/switch`);
  const removed = () => client.call<ApiError>('DELETE', of('USD'));
  expect((await removed()).body).toMatchObject({ code: 2, message: 'A round is still open on this account.' });
  // Of 25 fields one has no mine, so whichever it opens, the round is over.
  const opened = await act<{ data: { round: { payout: number } } }>('steps', {
    roundId: played.body.data.round.id,
    cell: 0,
  });
  const { status } = await removed();
  expect(status).toBe(opened.body.data.round.payout > 0 ? 400 : 204);
});

test('a frozen account stays as it is', async () => {
  const client = await server.enter();
  const userId = await client.logIn();
  await client.control('PATCH', `users/${String(userId)}`, { isAccountFrozen: true });
  const { accounts, isAccountFrozen } = await balanceOf(client);
  expect(isAccountFrozen).toBe(true);
  const { status, body } = await client.post<ApiError>(`/web-api/account/${String(accounts[1]?.id)}/switch`);
  expect([status, body.code]).toEqual([403, 1014]);
});

test('[LANG-32] a refusal is told in the language of the call; one that has none of its own is told in English', async () => {
  const client = await server.enter();
  await client.logIn();
  const main = (await balanceOf(client)).accounts[0]!.id;
  const refusedIn = async (language: string) =>
    (
      await client.call<ApiError>('DELETE', `/web-api/account/${String(main)}`, undefined, {
        'X-Language': language,
      })
    ).body.message;
  expect(await Promise.all(['ru', 'ar', 'xx'].map(refusedIn))).toEqual([
    'Основной счёт нельзя удалить.',
    'لا يمكن إزالة الحساب الرئيسي.',
    'The main account cannot be removed.',
  ]);
  const lost = await client.post<ApiError>('/web-api/account/999999/switch', undefined, { 'X-Language': 'tr' });
  expect([lost.status, lost.body.message]).toEqual([404, 'Bulunamadı.']);
});

test('[ACC-04] at least 130 currencies, fiat and crypto, named in the language of the call', async () => {
  const client = await server.enter();
  const { body } = await client.get<{ data: Currency[] }>('/web-api/account/currencies?lng=ru');
  expect(body.data.length).toBeGreaterThanOrEqual(130);
  expect(body.data.find(({ iso }) => iso === 'JPY')).toMatchObject({
    kind: 'fiat',
    minorDigits: 0,
    name: 'японская иена',
  });
  expect(body.data.find(({ iso }) => iso === 'BTC')).toMatchObject({ kind: 'crypto', minorDigits: 8 });
});

test('[ACC-12] [SESS-12] the client config is the profile with what a test changed', async () => {
  const client = await server.enter();
  const userId = await client.logIn();
  await client.control('PATCH', `users/${String(userId)}`, { user_hide_balance: true, ban_level: 10 });
  const { body } = await client.get<{ data: object }>('/web-api/user/client-config');
  expect(body.data).toMatchObject({ user_email: 'demo@example.com', user_hide_balance: true, ban_level: 10 });
});

test('the control API sets the balance of a player', async () => {
  const client = await server.enter();
  const userId = await client.logIn();
  await client.control('PATCH', `users/${String(userId)}`, { accounts: [{ iso: 'RUB', money: 12.34 }] });
  expect((await balanceOf(client)).accounts[0]?.money).toBe(12.34);
});

test.each(['/web-api/account/balance', '/web-api/user/client-config', '/web-api/auth/rights'])(
  'a visitor gets 401 in the form of every refusal from %s',
  async (path) => {
    const { status, body } = await (await server.enter()).get<ApiError>(path);
    expect([status, body.code, typeof body.requestId]).toEqual([401, 401, 'string']);
  },
);

test('[OFFICE-09] the client config has all names of the profile', async () => {
  const client = await server.enter();
  await client.logIn();
  const { body } = await client.get<{ data: Record<string, unknown> & { user_data: object } }>(
    '/web-api/user/client-config',
  );
  expect(ClientConfigAnswer.safeParse(body).error).toBeUndefined();
  const own = 'document_type_id inn name passport passport_date passport_end_date registration_address surname';
  expect(Object.keys(body.data.user_data)).toEqual(expect.arrayContaining(['date_birthday', ...own.split(' ')]));
  const names =
    'phone_number phone_code user_email user_name user_country_code user_country_id user_ref_id user_msg_count ' +
    'protection_level ban_level ban_version user_status_id verification_status verification_types ' +
    'verification_status_group_code requested_additional_document has_deposit is_identification_bonus ' +
    'show_verification_modal_on_deposit_page remaining_days_to_activate line_disallow_sports live_disallow_sports';
  expect(Object.keys(body.data)).toEqual(expect.arrayContaining(names.split(' ')));
});
