import { expect, test } from 'vitest';

import type { ApiError } from '../../../contracts/common.ts';
import { moneyOf, offers, place, type Refused, slipOf } from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const path = '/limit-service-api/api/external/web/v3/ping';
type Ping = { data: { remaining: number } };

async function player(client: Client, profile: string) {
  const { body } = await client.control<{ data: { login: string; password: string } }>('POST', 'users', { profile });
  await client.logIn(body.data.login, body.data.password);
}

test('[LIM-33] a ping answers how many seconds the limit leaves, and refuses when none are left', async () => {
  const client = await server.enter();
  expect((await client.post<ApiError>(path)).status).toBe(401);
  await player(client, 'limited');
  const { body } = await client.post<Ping>(path);
  expect(body.data.remaining).toBeGreaterThan(3590);
  expect(body.data.remaining).toBeLessThanOrEqual(3600);

  await client.control('POST', 'clock', { advance: 600 });
  const left = (await client.post<Ping>(path)).body.data.remaining;
  // The world's clock also goes on by itself.
  expect(body.data.remaining - left).toBeGreaterThanOrEqual(600);
  expect(body.data.remaining - left).toBeLessThan(620);
  const config = await client.get<{ data: { session_limit_remaining_hours: number } }>('/web-api/user/client-config');
  expect(config.body.data.session_limit_remaining_hours).toBeCloseTo(left / 3600, 2);
});

test('[LIM-33] [F76] when the time is over the server refuses pings and bets; without a limit it refuses nothing', async () => {
  const client = await server.enter();
  await player(client, 'limited');
  await client.control('POST', 'clock', { advance: 3601 });
  const { body } = await client.get<{ data: { token: string } }>('/web-api/user/gettoken?force_refresh=true');
  client.token = body.data.token;
  expect(await client.post<ApiError>(path)).toMatchObject({ status: 403, body: { code: 1021 } });
  const [offer] = await offers(client, 'line');
  const money = await moneyOf(client);
  const slip = slipOf([offer!], { amount: 10 });
  expect(await place<Refused>(client, slip)).toMatchObject({ status: 403, body: { code: 1021 } });
  expect(await moneyOf(client)).toBe(money);

  const free = client.other();
  await player(free, 'player');
  expect((await free.post<Ping>(path)).body.data.remaining).toBe(-1);
});
