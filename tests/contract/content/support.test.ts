import { expect, test } from 'vitest';

import type { Appeal, ChatMessage, SupportQuestion } from '../../../contracts/support.ts';
import type { TeamCashPayment } from '../../../contracts/team-cash.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const root = '/support-api/v1';
type Data<T> = { data: T };

test.each([
  ['a visitor in an allowed language', false, 'en', 401],
  ['a player in a language that is not allowed', true, 'fr', 403],
  ['a player in an allowed language', true, 'en', 201],
])('[SUPPORT-02] a callback for %s', async (_, isPlayer, lng, status) => {
  const client = await server.enter();
  if (isPlayer) await client.logIn();
  expect((await client.post(`${root}/callback`, { phone: '+44 20 7946 0001', lng })).status).toBe(status);
});

test('[SUPPORT-04] outside its hours the support offers no callback and no chat, but takes a question', async () => {
  const client = await server.enter();
  await client.logIn();
  await client.control('PATCH', 'config', {
    support: { hours: { from: '00:00', to: '24:00', days: [], timeZone: 0 } },
  });
  expect((await client.post(`${root}/callback`, { phone: '+44 20 7946 0001', lng: 'en' })).status).toBe(403);
  expect((await client.post(`${root}/chat`, { consultant: 'robot', text: 'Hello' })).status).toBe(403);
  expect((await client.post(`${root}/questions`, { topic: 'Bets', text: 'Where is it?' })).status).toBe(201);
});

test('[SUPPORT-05] the builtin chat answers players and visitors', async () => {
  const client = await server.enter();
  expect((await client.post(`${root}/chat`, { consultant: 'nobody', text: 'Hello' })).status).toBe(403);
  expect((await client.post(`${root}/chat`, { consultant: 'robot', text: 'Hello' })).status).toBe(201);
  await client.control('POST', 'clock', { advance: 5 });
  const { body } = await client.get<Data<ChatMessage[]>>(`${root}/chat?consultant=robot`);
  expect(body.data.map(({ from }) => from)).toEqual(['visitor', 'consultant']);
  expect((await client.other().get<Data<ChatMessage[]>>(`${root}/chat?consultant=robot`)).body.data).toEqual([]);
  for (const consultSystem of ['none', 'frame']) {
    await client.control('PATCH', 'config', { consultSystem });
    expect((await client.post(`${root}/chat`, { consultant: 'robot', text: 'Hello' })).status).toBe(403);
  }
});

test('[SUPPORT-06] only the player sees their question in the history, and an answer follows', async () => {
  const client = await server.enter();
  await client.logIn();
  await client.post(`${root}/questions`, { topic: 'Bets', text: 'Where is it?' });
  await client.control('POST', 'clock', { advance: 60 });
  const { body } = await client.get<Data<SupportQuestion[]>>(`${root}/questions`);
  expect(body.data).toMatchObject([{ topic: 'Bets', text: 'Where is it?', status: 'answered' }]);
  const stranger = client.other();
  expect((await stranger.get(`${root}/questions`)).status).toBe(401);
  const { body: made } = await client.control<Data<{ login: string; password: string }>>('POST', 'users', {
    profile: 'team-cash-3',
  });
  await stranger.logIn(made.data.login, made.data.password);
  expect((await stranger.get(`${root}/questions`)).body).toMatchObject({ data: [], total_count: 0 });
});

test('[SUPPORT-06] a visitor must give an address with their question', async () => {
  const client = await server.enter();
  expect((await client.post(`${root}/questions`, { topic: 'Login', text: 'I cannot.' })).status).toBe(400);
  const question = { topic: 'Login', text: 'I cannot.', email: 'me@example.com' };
  expect((await client.post(`${root}/questions`, question)).status).toBe(201);
  await client.control('POST', 'clock', { advance: 60 });
  const { body } = await client.control<Data<{ subject: string }[]>>('GET', 'mailbox?to=me@example.com');
  expect(body.data).toMatchObject([{ subject: 'Your question to support' }]);
});

test('[TEAMCASH-01] payments of the team come in pages, and only their player sees them', async () => {
  const client = await server.enter();
  expect((await client.get('/web-api/team-cash/payments')).status).toBe(401);
  const { body: created } = await client.control<Data<{ login: string; password: string }>>('POST', 'users', {
    profile: 'team-cash-3',
  });
  await client.logIn(created.data.login, created.data.password);
  const { body } = await client.get<Data<TeamCashPayment[]> & { total_count: number }>(
    '/web-api/team-cash/payments?page=1&pageSize=2',
  );
  expect([body.data.length, body.total_count]).toEqual([2, 4]);
  const stranger = client.other();
  await stranger.logIn();
  const { body: none } = await stranger.get('/web-api/team-cash/payments');
  expect(none).toEqual({ data: [], total_count: 0 });
});

test('[ROUTE-180] an appeal is taken in a closed region alone, answered, and read by nobody else', async () => {
  const client = await server.enter();
  expect((await client.post(`${root}/appeals`, { text: 'Let me in' })).status).toBe(403);
  await client.control('PUT', 'geo', { displayTypeId: 1, templateTypeId: 1 });
  expect((await client.post(`${root}/appeals`, { text: ' ' })).status).toBe(400);
  expect((await client.post(`${root}/appeals`, { text: 'Let me in' })).status).toBe(201);
  const own = async () => (await client.get<Data<Appeal[]>>(`${root}/appeals`)).body.data;
  expect(await own()).toMatchObject([{ text: 'Let me in', status: 'open' }]);
  await client.control('POST', 'clock', { advance: 60 });
  expect(await own()).toMatchObject([{ text: 'Let me in', status: 'answered' }]);
  const stranger = client.other();
  expect((await stranger.get<Data<Appeal[]>>(`${root}/appeals`)).body.data).toEqual([]);
  for (let count = 0; count < 4; count += 1) await client.post(`${root}/appeals`, { text: 'Again' });
  expect((await client.post(`${root}/appeals`, { text: 'Again' })).status).toBe(429);
});
