import { randomUUID } from 'node:crypto';

import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';

import { betStatuses } from '../../../contracts/coupon.ts';
import type { Limit } from '../../../contracts/limits.ts';
import type { PlaySession } from '../../../contracts/play-session.ts';
import { moneyOf, offers, type Pick, place, type Refused, settle, slipOf } from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const base = '/limit-service-api/api/external/web/v3';
type Made = { data: { userId: number; login: string; password: string } };

const sockets: WebSocket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate();
});

async function player() {
  const client = await server.enter();
  const { body } = await client.control<Made>('POST', 'users', { profile: 'player' });
  const enter = async (other: Client) => {
    await other.logIn(body.data.login, body.data.password);
    return other;
  };
  await enter(client);
  const [pick] = await offers(client, 'line');
  return { client, pick: pick!, enter };
}
const sessionOf = async (client: Client) => (await client.get<{ data: PlaySession }>(`${base}/session`)).body.data;
const set = (client: Client, limitType: number, limitValue: number | null) =>
  client.post<{ limitsData: Limit[] }>(`${base}/limits`, { limits: [{ limitType, limitValue }] });
const bet = (client: Client, pick: Pick, amount = 5) => place<Refused>(client, slipOf([pick], { amount }));
const advance = (client: Client, seconds: number) => client.control('POST', 'clock', { advance: seconds });

/** A socket of the player's own topic, and everything that it hears. */
async function listen(client: Client) {
  const Cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = new WebSocket(`${client.origin.replace('http', 'ws')}/feed-api/v1/ws?lng=en`, {
    headers: { Cookie, 'X-Sandbox-World': client.world },
  });
  sockets.push(socket);
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push(data.toString()));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ t: 'sub', topics: [{ topic: 'user' }] }));
  // The server answers a ping after what came before it, so it has taken the subscription.
  await new Promise((resolve) => {
    socket.once('pong', resolve);
    socket.ping();
  });
  return { heard, closed };
}

test('[LIM-63] the session counts stakes and winnings of the ledger since the log-in, and nothing before it', async () => {
  const { client, pick, enter } = await player();
  expect((await client.other().get(`${base}/session`)).status).toBe(401);
  expect(await sessionOf(client)).toMatchObject({ iso: 'USD', staked: 0, won: 0, net: 0, endsAt: null, check: null });
  await bet(client, pick, 40);
  expect(await sessionOf(client)).toMatchObject({ staked: 40, won: 0, net: -40 });
  const before = await moneyOf(client);
  await settle(client, [[pick, betStatuses.win]]);
  const won = Math.round(((await moneyOf(client)) - before) * 100) / 100;
  expect(won).toBeGreaterThan(40);
  const session = await sessionOf(client);
  expect(session).toMatchObject({ staked: 40, won });
  expect(session.net).toBeCloseTo(won - 40, 2);
  await advance(client, 60);
  const second = await enter(client.other());
  expect(await sessionOf(second)).toMatchObject({ staked: 0, won: 0, net: 0 });
  expect((await sessionOf(second)).startedAt).toBeGreaterThanOrEqual(session.startedAt + 60);
});

test('[LIM-54] [LIM-08] the stop of one press keeps from play for 24 hours at once; another number of hours is none', async () => {
  const { client, pick } = await player();
  const stop = (body: object) => client.post(`${base}/timeout`, body, { 'Idempotency-Key': randomUUID() });
  expect((await stop({ hours: 1 })).status).toBe(400);
  expect((await stop({ hours: 24 })).status).toBe(200);
  expect((await bet(client, pick)).body.code).toBe(1026);
  const { rest } = await sessionOf(client);
  expect(rest?.kind).toBe('timeOut');
  const { startedAt } = await sessionOf(client);
  expect((rest?.endsAt ?? 0) - startedAt).toBeGreaterThanOrEqual(86_400);
});

test('[LIM-06] [LIM-21] [LIM-33] [LIM-50] at the end of the hours that the player set every call answers 1021, the socket closes, and a new log-in begins anew', async () => {
  const { client, pick, enter } = await player();
  for (const wrong of [0, 25, 1.5]) expect((await set(client, 31, wrong)).status).toBe(400);
  const { body } = await set(client, 31, 1);
  expect(body.limitsData).toMatchObject([{ limitType: 31, limitState: 'ACTIVE', limitValue: 1, measure: 'hours' }]);
  expect((await set(client, 31, 3)).body.limitsData).toMatchObject([{ limitState: 'PENDING', limitValue: 1 }]);
  const { startedAt, endsAt } = await sessionOf(client);
  expect(endsAt).toBeGreaterThanOrEqual(startedAt + 3599);
  expect(endsAt).toBeLessThanOrEqual(startedAt + 3601);
  const { heard, closed } = await listen(client);
  await advance(client, 3601);
  await closed;
  expect(heard.join()).toContain('"reason":"limit"');
  const over = { status: 403, body: { code: 1021 } };
  expect(await bet(client, pick)).toMatchObject(over);
  for (const path of ['/web-api/account/balance', `${base}/session`, '/web-api/user/gettoken'])
    expect(await client.get(path)).toMatchObject(over);
  expect(await client.post(`${base}/ping`)).toMatchObject(over);
  expect((await client.get('/web-api/auth/check-session')).body).toEqual({ data: { user_id: null } });
  await enter(client);
  expect((await bet(client, pick)).body.code).not.toBe(1021);
});

test('[LIM-07] [LIM-22] [LIM-64] a reality check is due after the minutes that the player set; no bet goes through before its answer, and one answer counts for all', async () => {
  const { client, pick } = await player();
  for (const wrong of [1, 20, 61]) expect((await set(client, 32, wrong)).status).toBe(400);
  await set(client, 32, 10);
  const { check } = await sessionOf(client);
  expect(check?.minutes).toBe(10);
  const dueAt = check?.dueAt ?? 0;
  const answer = (due: number) => client.post<{ data: PlaySession }>(`${base}/session/check`, { dueAt: due });
  // Nothing is due yet: an answer before its time moves nothing.
  expect((await answer(dueAt)).body.data.check).toEqual({ minutes: 10, dueAt });
  // The machine sleeps over three of them: one is due.
  await advance(client, 1800);
  const { body } = await client.get<{ data: { token: string } }>('/web-api/user/gettoken?force_refresh=true');
  client.token = body.data.token;
  expect(await bet(client, pick)).toMatchObject({ status: 403, body: { code: 1027 } });
  const next = (await answer(dueAt)).body.data.check?.dueAt ?? 0;
  expect(next).toBeGreaterThanOrEqual(dueAt + 1800);
  expect((await answer(dueAt)).body.data.check?.dueAt).toBe(next);
  expect((await bet(client, pick)).body.code).not.toBe(1027);
});

test('[LIM-65] Germany: the player has to read their last 30 days once in 24 hours, whatever session they are in', async () => {
  const { client, enter } = await player();
  const isDue = async (side = client) => (await sessionOf(side)).isSummaryDue;
  expect(await isDue()).toBe(false);
  await client.control('PATCH', 'config', { protection: { profile: 'DE' } });
  const other = await enter(client.other());
  expect([await isDue(), await isDue(other)]).toEqual([true, true]);
  const { body } = await client.post<{ data: PlaySession }>(`${base}/session/summary`);
  expect(body.data.isSummaryDue).toBe(false);
  expect(await isDue(other)).toBe(false);
  await advance(client, 86_000);
  await enter(client);
  expect(await isDue()).toBe(false);
  await advance(client, 400);
  expect(await isDue()).toBe(true);
});

test('[LIM-55] two tabs, a socket and an API client: an exclusion in one refuses all others, and no money is told afterwards', async () => {
  const { client: first, pick, enter } = await player();
  const second = first.other();
  for (const [name, value] of first.cookies) second.cookies.set(name, value);
  second.token = first.token;
  const api = await enter(first.other());
  const { heard, closed } = await listen(first);
  const block = '/limit-service-api/limit/external/web/api/v1/BlockUser';
  expect((await second.post(block, { days: 180 }, { 'Idempotency-Key': randomUUID() })).status).toBe(200);
  await closed;
  expect(heard.join()).toContain('"reason":"excluded"');
  for (const side of [first, second, api]) {
    expect((await bet(side, pick)).status).toBe(401);
    for (const path of ['/web-api/account/balance', `${base}/session`, '/coupon-api/v1/coupons'])
      expect((await side.get(path)).status).toBe(401);
    expect((await side.get('/web-api/user/gettoken')).status).toBe(401);
  }
  // The same cookie opens a socket of a visitor: it hears of no money.
  const after = await listen(first);
  await enter(api);
  expect(after.heard.join()).not.toContain('balance');
});
