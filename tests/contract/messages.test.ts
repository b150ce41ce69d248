import { expect, test } from 'vitest';

import { type Client, useServer } from './support/server.ts';

const server = useServer({ dropsWorlds: true });
type Shown = { data: { id: number; kind: string; isRead: boolean }[]; total_count: number; unread_count: number };

/** A player to whom so many new devices were told. */
async function player(devices: number) {
  const client = await server.enter();
  const made = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'player',
  });
  const { login, password } = made.body.data;
  await client.logIn(login, password);
  for (let count = 0; count < devices; count += 1) await client.other().logIn(login, password);
  return client;
}
const list = async (client: Client, query = '') => (await client.get<Shown>(`/office-api/v1/messages${query}`)).body;
const badge = async (client: Client) =>
  (await client.get<{ data: { user_msg_count: number } }>('/web-api/user/client-config')).body.data.user_msg_count;

test('[OFFICE-10] reading a message lowers the badge, and only that of its reader', async () => {
  const [client, stranger] = [await player(2), await player(1)];
  const { data, unread_count } = await list(client);
  expect([data.map(({ kind }) => kind), unread_count, await badge(client)]).toEqual([['device', 'device'], 2, 2]);
  expect((await stranger.post(`/office-api/v1/messages/${String(data[0]!.id)}/read`)).status).toBe(404);
  expect((await client.post(`/office-api/v1/messages/${String(data[0]!.id)}/read`)).status).toBe(204);
  expect([(await list(client)).unread_count, await badge(client), await badge(stranger)]).toEqual([1, 1, 1]);
});

test('[OFFICE-10] all are read at once; pages count what is on other pages too', async () => {
  const client = await player(3);
  const first = await list(client, '?page=1&pageSize=2');
  expect([first.data.length, first.total_count, first.unread_count]).toEqual([2, 3, 3]);
  expect((await client.post('/office-api/v1/messages/read')).status).toBe(204);
  expect([(await list(client)).unread_count, await badge(client)]).toEqual([0, 0]);
});
