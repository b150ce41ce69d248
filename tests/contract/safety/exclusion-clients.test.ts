/**
 * A self-excluded player plays by no client: not by a second browser or a program that hold earlier sessions, not over
 * a socket, not by a game that was open, and not by the browser in which they log in again to take their money.
 */
import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';
import { WebSocket } from 'ws';

import type { LottoGame } from '../../../contracts/lotto.ts';
import type { TotoDraw, TotoDrawShort } from '../../../contracts/toto.ts';
import type { OwnTournament } from '../../../contracts/tournaments.ts';
import { moneyOf, place, slipOf } from '../support/coupon-support.ts';
import { firstPick } from '../support/limit-support.ts';
import { openGame } from '../support/outside-client.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
type Made = { data: { userId: number; login: string; password: string } };
type Answer = { status: number; code: number };
type Acts = Readonly<Record<string, (client: Client) => Promise<Answer>>>;

const data = async <T>(client: Client, path: string): Promise<T> => (await client.get<{ data: T }>(path)).body.data;
const keyed = async (client: Client, path: string, body: object, method = 'POST'): Promise<Answer> => {
  const key = { 'Idempotency-Key': randomUUID() };
  const { status, body: answer } = await client.call<{ code?: number; error?: { code?: number } }>(
    method,
    path,
    body,
    key,
  );
  return { status, code: answer.code ?? 0 };
};

/** Everything by which a player stakes, pays in or is given something, made ready while they may. */
async function actsOf(client: Client, accountId: number): Promise<Acts> {
  const pick = await firstPick(client);
  const { sessionId } = (
    await client.post<{ data: { sessionId: string } }>('/games-api/v1/launch', { gameId: 'dice', mode: 'real' })
  ).body.data;
  const [short] = await data<TotoDrawShort[]>(client, '/toto-api/v1/draws?section=fifteen');
  const draw = await data<TotoDraw>(client, `/toto-api/v1/draws/${String(short?.id)}?lng=en`);
  const purse = (await data<{ accountId: number }>(client, '/toto-api/v1/purse')).accountId;
  const lotto = (await data<LottoGame[]>(client, '/lotto-api/v1/catalog')).find(({ slug }) => slug === '4-20');
  const found = (await data<OwnTournament[]>(client, '/games-api/v1/tournaments')).find(
    ({ tournament }) => tournament.kind === 'fast' && !tournament.isOver,
  );
  const lines = [[1, 2, 3, 4]];
  const ticket = { lottoId: lotto?.id, firstDrawId: lotto?.draws[1]?.id, draws: 1, lines, accountId: purse, price: 20 };
  return {
    bet: async (from) => {
      const { status, body } = await place<{ code?: number }>(from, slipOf([pick], { amount: 50 }));
      return { status, code: body.code ?? 0 };
    },
    deposit: (from) =>
      keyed(from, '/recharge-api/v1/payments', {
        ...{ methodId: 'instant', accountId, amount: 500, returnPath: '/en/office/recharge' },
      }),
    'a room': (from) => keyed(from, '/games-api/v1/launch', { gameId: 'dice', mode: 'real' }),
    'a round in the room of before': (from) =>
      keyed(from, `/games-api/v1/sessions/${sessionId}/rounds`, { stake: 10, choice: { below: 5000 } }),
    'a ticket of toto': (from) => {
      const picks = draw.matches.map(() => [0]);
      return keyed(from, '/toto-api/v1/coupons', { drawId: draw.id, picks, amount: 10, accountId: purse, price: 10 });
    },
    'a ticket of lotto': (from) => keyed(from, '/lotto-api/v1/tickets', ticket),
    'a place in a tournament': (from) =>
      keyed(from, `/games-api/v1/tournaments/${String(found?.tournament.id)}/place`, {}, 'PUT'),
  };
}

/** Ends with nothing, so they are asked of who may not only. */
const gifts: Acts = {
  cashback: (from) => keyed(from, '/office-api/v1/cashback/common/take', {}),
  'a reward': (from) => keyed(from, '/office-api/v1/rewards/limits/take', {}),
  'what partners earn': (from) => keyed(from, '/office-api/v1/partner/take', {}),
  'to be a partner': (from) => keyed(from, '/office-api/v1/partner/join', {}),
};

test('[LIM-19] [LIM-55] no client plays for somebody who has excluded themselves', async () => {
  const own = await server.enter();
  await own.control('PATCH', 'config', { protection: { profile: 'open', slotCycleMs: 0, gameCycleMs: 0 } });
  const { userId, login, password } = (
    await own.control<Made>('POST', 'users', { profile: 'player', accounts: [{ iso: 'RUB', money: 50_000 }] })
  ).body.data;
  await own.logIn(login, password);
  const second = own.other();
  await second.logIn(login, password);
  const { mainAccountId: accountId } = await data<{ mainAccountId: number }>(own, '/web-api/account/balance');
  await own.post('/recharge-api/v1/limit-choice', {});
  const acts = await actsOf(own, accountId);
  for (const [name, act] of Object.entries(acts)) expect((await act(second)).status, name).toBeLessThan(300);

  const { url } = (
    await own.post<{ data: { url: string } }>('/games-api/v1/launch', { gameId: 'dice', mode: 'real', lng: 'en' })
  ).body.data;
  const game = openGame(url, { 'X-Sandbox-World': own.world });
  expect((await game.authenticate()).status).toBe(200);
  const headers = {
    Cookie: [...second.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'X-Sandbox-World': own.world,
  };
  const socket = new WebSocket(`${own.origin.replace('http', 'ws')}/feed-api/v1/ws?lng=en`, { headers });
  const hungUp = new Promise((resolve) => socket.on('close', () => resolve(true)));
  await new Promise((resolve) => socket.on('open', resolve));
  socket.send(JSON.stringify({ t: 'sub', topics: ['user'] }));

  const path = '/limit-service-api/limit/external/web/api/v1/BlockUser';
  expect((await keyed(own, path, { days: 180 })).status).toBe(200);
  expect(await hungUp).toBe(true);
  const back = own.other();
  await back.logIn(login, password);
  const before = await moneyOf(back);

  for (const [name, act] of Object.entries({ ...acts, ...gifts })) {
    // The token of before, with its cookies and without them.
    const bare = own.other();
    bare.token = own.token;
    for (const from of [own, second, bare]) expect((await act(from)).status, name).toBe(401);
    const again = await act(back);
    expect([again.status, name in gifts || again.code === 1011], `${name}: ${String(again.code)}`).toEqual([403, true]);
  }
  const played = await game.play(1_000_000, 'below=5000');
  expect([played.status, played.body.round]).toEqual([expect.any(Number), undefined]);
  expect(played.status).toBeGreaterThanOrEqual(400);
  expect(await moneyOf(back)).toBe(before);
  expect(userId).toBeGreaterThan(0);
});
