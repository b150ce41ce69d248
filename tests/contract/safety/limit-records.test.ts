import { expect, test } from 'vitest';

import { betStatuses } from '../../../contracts/coupon.ts';
import type { LimitEvent, UserSummary } from '../../../contracts/player-records.ts';
import { offers, type Pick, place, settle, slipOf } from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const base = '/limit-service-api/api/external/web/v3';
const day = 86_400;

type Listed<T> = { data: T[]; total_count: number };
type Sent = { id: number; title: string; text: string; isRead: boolean };

async function player(): Promise<{ client: Client; picks: Pick[]; again: () => Promise<number> }> {
  const client = await server.enter();
  const made = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
    profile: 'player',
  });
  const again = () => client.logIn(made.body.data.login, made.body.data.password);
  await again();
  return { client, picks: await offers(client, 'line'), again };
}
const set = (client: Client, limitType: number, limitValue: number | null) =>
  client.post(`${base}/limits`, { limits: [{ limitType, limitValue }] });
const bet = (client: Client, pick: Pick, amount: number) => place(client, slipOf([pick], { amount }));
const history = async (client: Client, query = '') =>
  (await client.get<Listed<LimitEvent>>(`${base}/history${query}`)).body;
const summary = async (client: Client, days: number) =>
  (await client.get<{ data: UserSummary }>(`/web-api/user/summary?days=${String(days)}`)).body.data;
const messages = async (client: Client, lng = 'en') =>
  (await client.get<Listed<Sent>>(`/office-api/v1/messages?lng=${lng}`)).body.data;

test('[LIM-65] [LIM-72] every change is kept with what held before it, the newest first, page by page', async () => {
  const { client, again } = await player();
  expect((await client.other().get(`${base}/history`)).status).toBe(401);
  await set(client, 20, 100);
  await set(client, 20, 40);
  await set(client, 20, 60);
  await client.control('POST', 'clock', { advance: day });
  await again();
  await client.post(`${base}/limitaction`, { action: 'confirm', limitType: 20 });
  await set(client, 1, 5);
  const { data, total_count } = await history(client);
  expect(data.map(({ limitType, what, from, to }) => [limitType, what, from, to])).toEqual([
    [1, 'set', null, 5],
    [20, 'confirm', 40, 60],
    [20, 'asked', 40, 60],
    [20, 'set', 100, 40],
    [20, 'set', null, 100],
  ]);
  expect([total_count, data[1]!.at - data[2]!.at >= day]).toEqual([5, true]);
  expect((await history(client, '?page=2&pageSize=3')).data.map(({ to }) => to)).toEqual([40, 100]);
});

test('[LIM-72] more than a year later the history is still there', async () => {
  const { client, again } = await player();
  await set(client, 20, 100);
  await client.control('POST', 'clock', { advance: 400 * day });
  await again();
  expect((await history(client)).data).toMatchObject([{ limitType: 20, what: 'set', to: 100 }]);
});

test('[LIM-65] [LIM-72] the summary of some days comes from the ledger: stakes, wins, losses', async () => {
  const { client, picks, again } = await player();
  const [won, lost, returned] = picks;
  await bet(client, won!, 10);
  await bet(client, lost!, 30);
  await bet(client, returned!, 7);
  expect(await summary(client, 30)).toMatchObject({ days: 30, iso: 'USD', stakes: 47, wins: 0, losses: 47 });
  await settle(client, [
    [won!, betStatuses.win],
    [lost!, betStatuses.lose],
    [returned!, betStatuses.return],
  ]);
  const after = await summary(client, 30);
  expect(after.stakes).toBe(47);
  expect(after.wins).toBeCloseTo(7 + 10 * won!.market.coef, 1);
  expect(after.losses).toBeCloseTo(Math.max(0, 47 - after.wins), 2);
  await client.control('POST', 'clock', { advance: 31 * day });
  await again();
  expect(await summary(client, 30)).toMatchObject({ stakes: 0, wins: 0, losses: 0 });
  expect((await summary(client, 60)).stakes).toBe(47);
  for (const wrong of ['0', '367', 'x', '1.5'])
    expect((await client.get(`/web-api/user/summary?days=${wrong}`)).status).toBe(400);
});

test('[LIM-50] 50, 80 and 100 % of a limit are said once each, and anew in the next stretch', async () => {
  const { client, picks, again } = await player();
  const pick = picks[0]!;
  await set(client, 1, 50);
  await bet(client, pick, 20);
  expect(await messages(client)).toEqual([]);
  await bet(client, pick, 5);
  await bet(client, pick, 5);
  expect((await messages(client)).map(({ title }) => title)).toEqual(['50% of a limit used']);
  await bet(client, pick, 10);
  await bet(client, pick, 10);
  const all = await messages(client);
  expect(all.map(({ title }) => title.slice(0, 4))).toEqual(['100%', '80% ', '50% ']);
  expect(all[0]!.text).toBe('Stake limit (24 hours): 50\u00a0USD of 50\u00a0USD used. The limit stops you at 100%.');
  expect((await messages(client, 'ru'))[0]!.title).toBe('Использовано 100\u00a0% лимита');
  await client.control('POST', 'clock', { advance: day });
  await again();
  const open = (await offers(client, 'line'))[0]!;
  // From 0 to 90 %: the player hears the highest share alone.
  await bet(client, open, 45);
  expect((await messages(client)).map(({ title }) => title.slice(0, 4))).toEqual(['80% ', '100%', '80% ', '50% ']);
});

test('a message is unread until the player reads it, and nobody else can', async () => {
  const { client, picks } = await player();
  const count = async () =>
    (await client.get<{ data: { user_msg_count: number } }>('/web-api/user/client-config')).body.data.user_msg_count;
  await set(client, 1, 10);
  await bet(client, picks[0]!, 6);
  const [sent] = await messages(client);
  expect([sent!.isRead, await count()]).toEqual([false, 1]);
  const path = `/office-api/v1/messages/${String(sent!.id)}/read`;
  const stranger = client.other();
  await stranger.logIn();
  expect((await stranger.post(path)).status).toBe(404);
  expect((await client.post(path)).status).toBe(204);
  expect([(await messages(client))[0]!.isRead, await count()]).toEqual([true, 0]);
});
