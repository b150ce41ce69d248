import { expect, test } from 'vitest';

import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
type Shown = {
  data: { id: number; kind: string; isRead: boolean }[];
  total_count: number;
  unread_count: number;
  counts: Record<string, number>;
};

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

test('[OFFICE-10] messages are found by what they are about and by their words, in the language of the call', async () => {
  const client = await player(2);
  const all = await list(client);
  expect(all.counts).toMatchObject({ all: 2, unread: 2, account: 2, money: 0, limits: 0 });
  expect((await list(client, '?about=money')).data).toEqual([]);
  expect((await list(client, '?q=DEVISE%20logged')).counts).toMatchObject({ all: 2 });
  expect((await list(client, '?q=нового%20устройства&lng=ru')).total_count).toBe(2);
  expect((await list(client, '?q=bonus')).counts).toMatchObject({ all: 0, unread: 0 });
  await client.post(`/office-api/v1/messages/${String(all.data[0]!.id)}/read`);
  const unread = await list(client, '?about=unread');
  expect([unread.data.map(({ id }) => id), unread.unread_count]).toEqual([[all.data[1]!.id], 1]);
});

test('[OFFICE-10] older than a message: none twice and none left out, although some were read meanwhile', async () => {
  const client = await player(5);
  const first = await list(client, '?about=unread&pageSize=2');
  for (const { id } of first.data) await client.post(`/office-api/v1/messages/${String(id)}/read`);
  const next = await list(client, `?about=unread&pageSize=2&before=${String(first.data[1]!.id)}`);
  expect([first.total_count, next.total_count]).toEqual([5, 3]);
  const ids = [...first.data, ...next.data].map(({ id }) => id);
  expect(ids.toSorted((a, b) => b - a)).toEqual(ids);
  expect(new Set(ids).size).toBe(4);
});

test('[OFFICE-10] a question that makes no sense asks for all', async () => {
  const client = await player(1);
  for (const query of [
    '?about=__proto__',
    '?before=x',
    `?before=${'9'.repeat(40)}`,
    '?q=%00...',
    '?page=-1&pageSize=0',
  ])
    expect((await list(client, query)).total_count, query).toBe(1);
});
