/** Games of free tickets over HTTP: given once, used once, checked as every round. */
import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { bonusGames } from '../../../contracts/bonus-games/index.ts';
import type { BonusPlayed, BonusTickets } from '../../../contracts/bonus-tickets.ts';
import { checkFile } from '../../../plugins/round-verifier/read.ts';
import { moneyOf } from '../support/coupon-support.ts';
import { playerOf } from '../support/limit-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const base = '/games-api/v1/bonus-games';
const open = { protection: { profile: 'open' } };
const day = 86_400;

const choices: Readonly<Record<(typeof bonusGames)[number], number[]>> = {
  ...{ fortuna: [], chest: [1], memory: [0, 5], safe: [7], lottery: [1, 2, 3, 19] },
  'dragon-bonus': [0, 1, 1, 0, 1],
};
type Answer = { code?: number; data: { result: BonusPlayed; prize?: { amount: number; currency: string } } };
const play = (client: Client, name: string, picks: unknown, key = randomUUID()) =>
  client.post<Answer>(`${base}/${name}/play`, { choice: { picks } }, { 'Idempotency-Key': key });
const ticketsOf = async (client: Client) => (await client.get<{ data: BonusTickets }>(base)).body.data;

test('[BONG-02] every game is played with its tickets, a lost answer comes again, and then there is none', async () => {
  const { client } = await playerOf(await server.enter(), open);
  expect((await ticketsOf(client)).tickets).toHaveLength(12);
  let won = 0;
  const before = await moneyOf(client);
  for (const name of bonusGames) {
    const key = randomUUID();
    const first = await play(client, name, choices[name], key);
    const again = await play(client, name, choices[name], key);
    expect([first.status, again.body]).toEqual([200, first.body]);
    const other = await play(client, name, choices[name]);
    for (const { result, prize } of [first.body.data, other.body.data]) {
      won += result.payout;
      expect(prize?.amount ?? 0).toBe(result.payout);
    }
    expect((await play(client, name, choices[name])).status).toBe(409);
  }
  const { tickets, rounds } = await ticketsOf(client);
  expect([tickets.length, rounds.length]).toEqual([0, 12]);
  expect(await moneyOf(client)).toBeCloseTo(before + won, 2);
});

test('[BONG-02] a choice that the game does not have, an unknown game, a missing key and a visitor are refused', async () => {
  const { client } = await playerOf(await server.enter(), open);
  for (const picks of [[5], [0, 1], [], [0.5], 'x', Array(30).fill(1)])
    expect((await play(client, 'chest', picks)).status, JSON.stringify(picks)).toBe(400);
  expect((await play(client, 'roulette', [0])).status).toBe(404);
  expect((await client.post(`${base}/chest/play`, { choice: { picks: [0] } })).status).toBe(400);
  expect((await ticketsOf(client)).tickets).toHaveLength(12);
  expect((await client.other().get(base)).status).toBe(401);
});

test('[BONG-02] tickets end, and those of the next month come by themselves', async () => {
  const { client, again } = await playerOf(await server.enter(), open);
  const { tickets, nextAt } = await ticketsOf(client);
  const welcome = Math.max(...tickets.map(({ endsAt }) => endsAt));
  await client.control('POST', 'clock', { advance: 31 * day });
  await again();
  const later = await ticketsOf(client);
  expect(later.tickets.every(({ promotion, endsAt }) => promotion === 'month' && endsAt > welcome)).toBe(true);
  expect(later.tickets).toHaveLength(6);
  expect(later.nextAt!).toBeGreaterThan(nextAt!);
});

test('[BONG-04] who takes a break or is excluded plays no ticket, and is told why', async () => {
  const { client, userId } = await playerOf(await server.enter(), open);
  await ticketsOf(client);
  await client.control('PATCH', `users/${String(userId)}`, { is_self_excluded: true });
  const { status, body } = await play(client, 'chest', [0]);
  expect([status >= 400, body.code]).toEqual([true, 1011]);
  const { stop, tickets } = await ticketsOf(client);
  expect([stop?.code, tickets.length]).toEqual([1011, 12]);
});

test('[BONG-06] a round of a ticket stands in the list and is computed anew from its seed', async () => {
  const { client } = await playerOf(await server.enter(), open);
  const { seed } = await ticketsOf(client);
  for (const name of bonusGames) await play(client, name, choices[name]);
  await client.post('/games-api/v1/seeds', { clientSeed: 'next', commitment: seed.next });
  const { body } = await client.get<{ data: BonusPlayed[] }>('/games-api/v1/rounds?result=paid');
  const all = (await client.get<{ data: BonusPlayed[] }>('/games-api/v1/rounds')).body.data;
  expect(all.map(({ game }) => game).toSorted()).toEqual([...bonusGames].toSorted());
  expect(body.data.every(({ payout }) => payout > 0)).toBe(true);
  const said = async (rounds: readonly unknown[]) =>
    (await checkFile(JSON.stringify({ rounds })))?.map((line) => line.said) ?? [];
  expect(await said(all)).toEqual(all.map(() => 'right'));
  expect(await said(all.map((round) => ({ ...round, payout: round.payout + 0.1 })))).toEqual(all.map(() => 'wrong'));
  const [first] = all;
  expect(await said([{ ...first, draws: first!.draws.map((drawn) => drawn + 1) }])).toEqual(['wrong']);
});

test('[BONG-03] a promotion gives tickets until its budget is taken, and then none', async () => {
  const client = await server.enter();
  // The most of one ticket of each game is $39.
  const counts: number[] = [];
  for (let player = 0; player < 3; player += 1) {
    await playerOf(client, { ...open, bonusTickets: { welcome: 50, month: 0 } });
    counts.push((await ticketsOf(client)).tickets.length);
  }
  expect(counts).toEqual([6, 2, 1]);
});
