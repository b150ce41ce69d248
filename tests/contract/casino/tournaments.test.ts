import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { OwnTournament } from '../../../contracts/tournaments.ts';
import { moneyOf } from '../support/coupon-support.ts';
import { later, playerOf, tillMorning } from '../support/limit-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const base = '/games-api/v1';
const quick = { protection: { profile: 'open', slotCycleMs: 0, gameCycleMs: 0 } };
type Answer = { code: number; data: OwnTournament };

async function fastOne(client: Client): Promise<number> {
  const { body } = await client.get<{ data: OwnTournament[] }>(`${base}/tournaments`);
  return body.data.find(({ tournament }) => tournament.kind === 'fast' && !tournament.isOver)!.tournament.id;
}
const one = async (client: Client, id: number) =>
  (await client.get<Answer>(`${base}/tournaments/${String(id)}`)).body.data;
const join = (client: Client, id: number) => client.call<Answer>('PUT', `${base}/tournaments/${String(id)}/place`);

/** Plays dice of 98 percent until one round has won. */
async function win(client: Client, stake: number): Promise<void> {
  const { body } = await client.post<{ data: { sessionId: string } }>(`${base}/launch`, {
    gameId: 'dice',
    mode: 'real',
  });
  for (let tries = 0; tries < 20; tries++) {
    const { body: played } = await client.post<{ data: { round: { payout: number } } }>(
      `${base}/sessions/${body.data.sessionId}/rounds`,
      { stake, choice: { below: 9800 } },
      { 'Idempotency-Key': randomUUID() },
    );
    if (played.data.round.payout > 0) return;
  }
  throw new Error('Twenty rounds of 98 percent were lost.');
}

test('[CAS-13] two players tie whatever they stake: the earlier one stands higher, and prizes come once', async () => {
  const first = await playerOf(await server.enter(), quick);
  const second = await playerOf(first.client.other(), quick);
  const id = await fastOne(first.client);
  await win(first.client, 1);
  const own = (await join(second.client, id)).body.data.player;
  const other = (await join(first.client, id)).body.data.player;
  expect((await one(first.client, id)).tournament).toMatchObject({ players: 2, places: [] });
  await win(second.client, 1);
  await win(first.client, 50);
  const { tournament } = await one(first.client, id);
  expect(tournament.places.map(({ player, score }) => [player, score])).toEqual([
    [own, 101],
    [other, 101],
  ]);
  // Prizes grow with what was staked: a thousandth of it, for all places together.
  const paid = tournament.places.map(({ prize }) => Math.round(prize * 100));
  expect([tournament.prizes[0], paid[0]! >= 1, paid[0]! + paid[1]! <= 20]).toEqual([50, true, true]);
  const before = [await moneyOf(second.client), await moneyOf(first.client)];
  for (const _ of [1, 2])
    expect((await first.client.control('POST', `tournaments/${String(id)}/end`)).status).toBe(204);
  const after = [await moneyOf(second.client), await moneyOf(first.client)];
  expect(after.map((sum, place) => Math.round((sum - before[place]!) * 100))).toEqual(paid);
  await win(first.client, 50);
  expect((await one(first.client, id)).tournament).toMatchObject({ isOver: true, places: tournament.places });
  expect((await join(first.client, id)).status).toBe(409);
});

test('[PROMO-25] whoever joins and plays three rounds of ten cents alone wins the place and no prize', async () => {
  const { client } = await playerOf(await server.enter(), quick);
  const id = await fastOne(client);
  await join(client, id);
  for (let count = 0; count < 3; count += 1) await win(client, 0.1);
  const before = await moneyOf(client);
  expect((await client.control('POST', `tournaments/${String(id)}/end`)).status).toBe(204);
  const { tournament } = await one(client, id);
  expect(tournament.places).toMatchObject([{ place: 1, prize: 0 }]);
  expect(await moneyOf(client)).toBe(before);
});

test('[CAS-13] [LIM-102] who is excluded or has no stake left takes no part, and wins nothing', async () => {
  const { client, userId } = await playerOf(await server.enter(), quick);
  const id = await fastOne(client);
  await join(client, id);
  await win(client, 1);
  expect((await one(client, id)).tournament.places).toHaveLength(1);
  await client.control('PATCH', `users/${String(userId)}`, { is_self_excluded: true });
  expect((await one(client, id)).mayJoin).toBe(false);
  expect((await join(client, id)).body.code).toBe(1011);
  expect((await one(client, id)).tournament.places).toEqual([]);
  const limited = await playerOf(client.other(), quick);
  const limit = { limitType: 1, limitState: 'ACTIVE', limitValue: 0.05, startedAt: 0, endsAt: null };
  await limited.client.control('PATCH', `users/${String(limited.userId)}`, { limits: [limit] });
  expect((await join(limited.client, id)).status).toBe(403);
});

test('[CAS-13] a tournament ends at midnight by itself, and the next one is there', async () => {
  const { client } = await playerOf(await server.enter(), quick);
  const id = await fastOne(client);
  const { tournament } = await one(client, id);
  const now = await client.now();
  await client.control('POST', 'clock', { advance: tournament.endsAt / 1000 - now + 5 });
  expect((await client.other().get<Answer>(`${base}/tournaments/${String(id)}`)).body.data.tournament.isOver).toBe(
    true,
  );
  expect(await fastOne(client.other())).not.toBe(id);
  expect((await client.other().get(`${base}/tournaments/99999`)).status).toBe(404);
});

test('[CAS-13] rounds that everybody plays count by their multiple too', async () => {
  const { client } = await playerOf(await server.enter(), quick);
  // Until one of them has won, an hour of the world may pass, and a tournament ends at midnight.
  await tillMorning(client);
  const id = await fastOne(client);
  await join(client, id);
  const crash = `${base}/shared/crash`;
  type Table = { data: { round: { id: number; phase: string } } };
  let places: OwnTournament['tournament']['places'] = [];
  for (let tries = 0; tries < 400 && places.length === 0; tries++) {
    const { round } = (await client.get<Table>(crash)).body.data;
    if (round.phase === 'open')
      await client.post(
        `${crash}/bets`,
        { roundId: round.id, mode: 'real', stake: 1, choice: { auto: 150 } },
        { 'Idempotency-Key': randomUUID() },
      );
    await later(client, 9);
    ({ places } = (await one(client, id)).tournament);
  }
  expect(places).toMatchObject([{ place: 1, score: 150 }]);
});
