import { expect, test } from 'vitest';

import type { ClientLimit } from '../../../contracts/client-config.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
type Status = { result: boolean; updatedAt: number };
const path = '/web-api/api-v3/v2/user/agreement-rules';
const status = async (client: Client) => (await client.get<Status>(`${path}/status`)).body;

test('[SESS-29] new terms are a newer updatedAt, until the player agrees to them', async () => {
  const client = await server.enter();
  await client.logIn();
  expect((await status(client)).result).toBe(true);
  const updatedAt = 4_000_000_000;
  await client.control('PUT', 'terms', { updatedAt });
  expect(await status(client)).toEqual({ result: false, updatedAt });
  await client.post(`${path}/confirm`, { updatedAt });
  expect(await status(client)).toEqual({ result: true, updatedAt });
});

test('[SESS-29] nobody agrees to terms that are not there yet', async () => {
  const client = await server.enter();
  await client.logIn();
  await client.post(`${path}/confirm`, { updatedAt: 4_000_000_000 });
  await client.control('PUT', 'terms', { updatedAt: 3_999_999_999 });
  expect((await status(client)).result).toBe(false);
});

test('a player sees only their own limits, and none that is over', async () => {
  const client = await server.enter();
  const { body } = await client.control<{ data: { userId: number; login: string; password: string } }>(
    'POST',
    'users',
    {
      profile: 'player',
    },
  );
  await client.logIn(body.data.login, body.data.password);
  const limit: ClientLimit = {
    limitType: 33,
    limitState: 'ACTIVE',
    limitValue: 1,
    startedAt: 1,
    endsAt: 4_000_000_000,
  };
  await client.control('PATCH', `users/${String(body.data.userId)}`, {
    limits: [limit, { ...limit, limitType: 30, endsAt: 2 }],
  });
  const limits = await client.get<{ data: ClientLimit[] }>('/limit-service-api/limit/external/web/api/v1/clientlimits');
  expect(limits.body.data).toEqual([limit]);
});
