import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { accountTypes, type Balance } from '../../../contracts/account.ts';
import { betStatuses } from '../../../contracts/coupon.ts';
import type { Limit, LimitStop } from '../../../contracts/limits.ts';
import { betOf, moneyOf, offers, type Pick, place, settle, slipOf } from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const base = '/limit-service-api/api/external/web/v3';
const day = 86_400;

type Refused = { code: number; data?: { limit?: LimitStop } };
type Made = { data: { userId: number; login: string; password: string } };

type Player = { client: Client; pick: Pick; userId: number; again: () => Promise<number> };

async function player(extras: object = {}): Promise<Player> {
  const client = await server.enter();
  const { body } = await client.control<Made>('POST', 'users', { profile: 'player', ...extras });
  const { userId, login, password } = body.data;
  const again = () => client.logIn(login, password);
  await again();
  const [pick] = await offers(client, 'line');
  return { client, pick: pick!, userId, again };
}

const set = (client: Client, limitType: number, limitValue: number | null) =>
  client.post<{ limitsData: Limit[] }>(`${base}/limits`, { limits: [{ limitType, limitValue }] });
const shown = async (client: Client, limitType: number) =>
  (await client.get<Limit[]>(`${base}/limits`)).body.find((limit) => limit.limitType === limitType);
const act = (client: Client, action: 'confirm' | 'reject', limitType: number) =>
  client.post(`${base}/limitaction`, { action, limitType });
const bet = (client: Client, pick: Pick, amount: number) => place<Refused>(client, slipOf([pick], { amount }));
const keyed = (client: Client, path: string, body: object) =>
  client.post<{ data: { endsAt: number } }>(path, body, { 'Idempotency-Key': randomUUID() });
/** The token of before ends with the hour. */
async function later(client: Client, seconds: number): Promise<void> {
  await client.control('POST', 'clock', { advance: seconds });
  const { body } = await client.get<{ data: { token: string } }>('/web-api/user/gettoken?force_refresh=true');
  client.token = body.data.token;
}

/** So that the next day is of the same week. */
async function tillWeekBegins(client: Client): Promise<void> {
  const now = await client.now();
  await later(client, 7 * day - ((now + 3 * 3600) % (7 * day)));
}

test('[LIM-26] [LIM-38] [LIM-44] a wagering limit holds from its answer on and names itself when it stops a bet', async () => {
  const { client } = await player();
  expect((await client.other().get(`${base}/limits`)).status).toBe(401);
  await tillWeekBegins(client);
  const pick = (await offers(client, 'line'))[0]!;
  const { body } = await set(client, 1, 50);
  expect(body.limitsData).toMatchObject([{ limitType: 1, limitState: 'ACTIVE', limitValue: 50, limitBalance: 50 }]);
  expect((await bet(client, pick, 40)).status).toBe(201);
  const before = await moneyOf(client);
  const refused = await bet(client, pick, 11);
  expect(refused).toMatchObject({ status: 403, body: { code: 1019, data: { limit: { limitType: 1, left: 10 } } } });
  const { frameEndsAt } = refused.body.data!.limit!;
  expect((frameEndsAt + 3 * 3600) % day).toBe(0);
  expect(await moneyOf(client)).toBe(before);
  expect(await shown(client, 1)).toMatchObject({ limitBalance: 10, frame: { until: frameEndsAt } });
  expect((await bet(client, pick, 10)).status).toBe(201);
  expect((await bet(client, pick, 1)).body.code).toBe(1019);
  // The week is wider: the day stops first and is the one that is named.
  await set(client, 2, 51);
  expect((await bet(client, pick, 2)).body.data?.limit).toMatchObject({ limitType: 1, left: 0 });
  await later(client, day);
  // The match of yesterday may have begun.
  const [other] = await offers(client, 'line');
  expect((await bet(client, other!, 2)).body.data?.limit).toMatchObject({ limitType: 2, left: 1 });
});

test('[LIM-37] [LIM-09] no stake may be larger than the largest that the player allows, also in one of several singles', async () => {
  const { client, pick } = await player();
  await set(client, 37, 20);
  expect((await bet(client, pick, 20.01)).body).toMatchObject({
    code: 1019,
    data: { limit: { limitType: 37, left: 20 } },
  });
  expect((await bet(client, pick, 20)).status).toBe(201);
  expect((await bet(client, pick, 20)).status).toBe(201);
});

test('[LIM-09] the limits of a slip say the largest stake that the player allows, in the currency of the account', async () => {
  const { client, pick } = await player({
    accounts: [
      { iso: 'USD', money: 1000, type: accountTypes.main },
      { iso: 'RUB', money: 5000, type: accountTypes.currency },
      { iso: 'USD', money: 100, type: accountTypes.bonus },
    ],
  });
  const { accounts, bonuses } = (await client.get<{ data: Balance }>('/web-api/account/balance')).body.data;
  const most = async ({ id }: { id: number }) => {
    const slip = { accountId: id, typeId: 0, bets: [betOf(pick)] };
    const { body } = await client.post<{ data: { ownMaxAmount?: number } }>('/coupon-api/v1/amounts', slip);
    return body.data.ownMaxAmount;
  };
  const [main, other] = accounts;
  expect(await most(main!)).toBeUndefined();
  await set(client, 37, 20);
  expect([await most(main!), other?.iso]).toEqual([20, 'RUB']);
  const own = (await most(other!))!;
  const ofOther = (amount: number) => place<Refused>(client, slipOf([pick], { accountId: other!.id, amount }));
  expect((await ofOther(own + 0.01)).body).toMatchObject({ code: 1019, data: { limit: { limitType: 37 } } });
  expect((await ofOther(own)).status).toBe(201);
  // Bonus money counts against no limit.
  expect(await most(bonuses[0]!)).toBeUndefined();
});

test('[LIM-03] a loss limit counts what came back, and reserves the stake when it is placed', async () => {
  const { client, pick } = await player();
  await set(client, 10, 30);
  const placed = await place(client, slipOf([pick], { amount: 30 }));
  expect(placed.status).toBe(201);
  expect(await bet(client, pick, 1)).toMatchObject({ status: 403, body: { code: 1020, data: { limit: { left: 0 } } } });
  await settle(client, [[pick, betStatuses.return]]);
  expect((await bet(client, (await offers(client, 'line')).at(-1)!, 30)).status).toBe(201);
});

test('[LIM-39] [LIM-41] [LIM-12] a looser limit waits a day, asks for a day, and is dropped without a yes', async () => {
  const { client } = await player();
  await set(client, 20, 100);
  await set(client, 20, 200);
  const waiting = await shown(client, 20);
  expect(waiting).toMatchObject({ limitState: 'PENDING', limitValue: 100, pendingValue: 200, needApprove: false });
  expect(waiting!.opensAt! - waiting!.startedAt).toBe(day);
  expect((await act(client, 'confirm', 20)).status).toBe(409);
  await later(client, day);
  const asking = await shown(client, 20);
  expect(asking).toMatchObject({ needApprove: true, startedAt: waiting!.opensAt, limitValue: 100 });
  expect((await act(client, 'confirm', 20)).status).toBe(200);
  expect(await shown(client, 20)).toMatchObject({ limitState: 'ACTIVE', limitValue: 200 });

  // Without an answer the old one stays; a stricter one drops what waits.
  await client.call('DELETE', `${base}/limit?limitType=20`);
  expect(await shown(client, 20)).toMatchObject({ limitState: 'PENDING', pendingValue: null, limitValue: 200 });
  await later(client, 2 * day);
  expect(await shown(client, 20)).toMatchObject({ limitState: 'ACTIVE', limitValue: 200 });
  expect((await act(client, 'reject', 20)).status).toBe(409);
  await set(client, 20, 300);
  // A no leaves the old one, whether the wait is over or not.
  expect((await act(client, 'reject', 20)).status).toBe(200);
  expect(await shown(client, 20)).toMatchObject({ limitState: 'ACTIVE', limitValue: 200 });
  await set(client, 20, 300);
  await later(client, day);
  expect((await act(client, 'reject', 20)).status).toBe(200);
  expect(await shown(client, 20)).toMatchObject({ limitState: 'ACTIVE', limitValue: 200 });
  await set(client, 20, 300);
  await set(client, 20, 150);
  expect(await shown(client, 20)).toMatchObject({ limitState: 'ACTIVE', limitValue: 150 });
});

test('[LIM-36] a wrong value changes nothing, also when others beside it are right', async () => {
  const { client } = await player();
  for (const wrong of [
    { limitType: 1, limitValue: -1 },
    { limitType: 1, limitValue: 0.001 },
    { limitType: 99, limitValue: 5 },
  ]) {
    const { status } = await client.post(`${base}/limits`, { limits: [{ limitType: 2, limitValue: 7 }, wrong] });
    expect([status, await shown(client, 2)]).toEqual([400, undefined]);
  }
});

test('[LIM-08] [LIM-53] a time-out keeps from play at once, is never shortened, and ends by itself', async () => {
  const { client, pick } = await player();
  expect((await keyed(client, `${base}/timeout`, { days: 2 })).status).toBe(400);
  const { body } = await keyed(client, `${base}/timeout`, { days: 7 });
  expect((await bet(client, pick, 5)).body.code).toBe(1026);
  expect((await keyed(client, `${base}/timeout`, { days: 1 })).body.data.endsAt).toBe(body.data.endsAt);
  const rights = await client.get<{ data: object }>('/web-api/auth/rights');
  expect(rights.body.data).toMatchObject({ canBet: false, canDeposit: false, canWithdraw: true });
  await later(client, 7 * day);
  const [open] = await offers(client, 'line');
  expect((await bet(client, open ?? pick, 5)).body.code).not.toBe(1026);
});

test('[LIM-19] [LIM-32] [LIM-55] an exclusion ends every session in its own answer; the player comes back to withdraw alone', async () => {
  const { client, pick, again } = await player();
  const second = client.other();
  expect((await client.get<{ data: unknown[] }>(`${base}/reasons/selfexclude`)).body.data.length).toBeGreaterThan(2);
  const { status } = await keyed(client, '/limit-service-api/limit/external/web/api/v1/BlockUser', { days: 180 });
  expect(status).toBe(200);
  for (const side of [client, second]) expect((await bet(side, pick, 5)).status).toBe(401);
  await again();
  expect((await bet(client, pick, 5)).body.code).toBe(1011);
  const rights = await client.get<{ data: object }>('/web-api/auth/rights');
  expect(rights.body.data).toMatchObject({ canBet: false, canWithdraw: true });
  expect((await keyed(client, '/limit-service-api/limit/external/web/api/v1/BlockUser', { days: 1 })).status).toBe(200);
  await client.control('POST', 'clock', { advance: 2 * day });
  await again();
  expect((await bet(client, pick, 5)).body.code).toBe(1011);
});

test.each([20, 21, 22])(
  '[LIM-04] a deposit limit (%i) is taken away by the number that the documents write, like by null',
  async (type) => {
    const { client } = await player();
    const none = 999_999_999;
    expect((await set(client, type, none)).status).toBe(200);
    expect(await shown(client, type)).toBeUndefined();
    await set(client, type, 50);
    await set(client, type, none);
    expect(await shown(client, type)).toMatchObject({ limitState: 'PENDING', limitValue: 50, pendingValue: null });
    await later(client, day);
    expect((await act(client, 'confirm', type)).status).toBe(200);
    expect(await shown(client, type)).toBeUndefined();
    // Of other sums it is a number like every other.
    expect((await set(client, 1, none)).body.limitsData).toMatchObject([{ limitType: 1, limitValue: none }]);
  },
);
