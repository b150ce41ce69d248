import { expect, test } from 'vitest';

import type { Letter, Manager } from '../../../contracts/letters.ts';
import type { PlayerMessage } from '../../../contracts/player-records.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const manager = '/office-api/v1/manager';
const ideas = '/office-api/v1/ideas';
type List<T> = { data: T[]; total_count: number };

async function player(profile = 'player') {
  const client = await server.enter();
  const made = await client.control<{ data: { login: string; password: string } }>('POST', 'users', { profile });
  const { login, password } = made.body.data;
  await client.logIn(login, password);
  return client;
}
const messages = async (client: Client) =>
  (await client.get<List<PlayerMessage>>('/office-api/v1/messages')).body.data.map(({ kind, title }) => [kind, title]);
const later = (client: Client) => client.control('POST', 'clock', { advance: 31 });

test('[OFFICE-11] a player has a manager with hours; the answer to a letter is a message too', async () => {
  const client = await player();
  expect((await client.other().get(manager)).status).toBe(401);
  const { status, body } = await client.post<{ data: Letter }>(`${manager}/letters`, { text: '  Where is it? ' });
  expect([status, body.data.text, body.data.answer]).toEqual([201, 'Where is it?', undefined]);
  expect(await messages(client)).toEqual([]);
  await later(client);
  const { data } = (await client.get<{ data: Manager }>(manager)).body;
  expect(data).toMatchObject({ name: 'Nora Bell', hours: { from: '09:00', to: '18:00', days: [1, 2, 3, 4, 5] } });
  expect(data.letters).toEqual([
    expect.objectContaining({ text: 'Where is it?', answer: expect.any(String) as string }),
  ]);
  expect(await messages(client)).toEqual([['manager', 'Your manager has replied']]);
});

test('[OFFICE-11] ideas are the player’s own, come by page, and each gets an answer', async () => {
  const client = await player();
  for (const text of ['One', 'Two', 'Three']) await client.post(ideas, { text });
  const read = async (query = '') => (await client.get<List<Letter>>(`${ideas}${query}`)).body;
  expect((await read('?page=1&pageSize=2')).data.map(({ text }) => text)).toEqual(['Three', 'Two']);
  expect((await read('?page=2&pageSize=2')).data.map(({ text }) => text)).toEqual(['One']);
  await later(client);
  expect((await read()).data.every(({ answer }) => answer?.includes('idea'))).toBe(true);
  expect(await messages(client)).toEqual(Array.from({ length: 3 }, () => ['idea', 'Your idea has a reply']));
  const other = await player();
  expect((await other.get<List<Letter>>(ideas)).body.total_count).toBe(0);
});

test('a letter is neither empty nor too long, and after five ideas of an hour comes a pause', async () => {
  const client = await player();
  for (const text of ['', '   ', 'x'.repeat(1001)]) expect((await client.post(ideas, { text })).status).toBe(400);
  for (let count = 0; count < 5; count += 1) expect((await client.post(ideas, { text: 'x' })).status).toBe(201);
  const refused = await client.post(ideas, { text: 'x' });
  expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  expect((await client.post(`${manager}/letters`, { text: 'x' })).status).toBe(201);
});

test('an excluded player may still write to their manager', async () => {
  const client = await player('excluded');
  expect((await client.post(`${manager}/letters`, { text: 'x' })).status).toBe(201);
});
