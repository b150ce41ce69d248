import { createHash, createHmac } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Game, Snapshot } from '../../../contracts/feed.ts';
import { streamOf, virtualMessage } from '../../../contracts/virtual/draw.ts';
import { roundMs, virtualSportIds } from '../../../contracts/virtual/facts.ts';
import { replayVirtual } from '../../../contracts/virtual/replay.ts';
import type { VirtualMatch, VirtualSports } from '../../../contracts/virtual-sports.ts';
import {
  couponOf,
  marketsOf,
  moneyOf,
  offers,
  type Pick,
  place,
  placed,
  recalculate,
  type Refused,
  slipOf,
} from '../support/coupon-support.ts';
import { blockUser, keyed, later, type Player, playerOf } from '../support/limit-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const virtual = async (client: Client) =>
  (await client.get<{ data: VirtualSports }>('/games-api/v1/virtual')).body.data;
const snapshot = async (client: Client, topic: string) =>
  (await client.get<Snapshot>(`/feed-api/v1/snapshot?topic=${topic}&lng=en`)).body.entities;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A player before the main outcomes of matches of each virtual sport that will be open for a while. */
async function open(): Promise<Player & { picks: Pick[] }> {
  const player = await playerOf(await server.enter());
  const { client } = player;
  const { now, matches } = await virtual(client);
  const picks: Pick[] = [];
  for (const sportId of virtualSportIds) {
    const match = matches.findLast((own) => own.sportId === sportId && own.startAt > now + 30_000);
    const offered = (await snapshot(client, `game:${String(match?.id)}`)).games?.[0] as Game;
    const market = (await marketsOf(client, offered.id)).find(({ isMain, isBlocked }) => isMain && !isBlocked);
    if (market) picks.push({ match: offered, market });
  }
  expect(picks).toHaveLength(virtualSportIds.length);
  return { ...player, picks };
}

/** Plays a match again, as whoever has its seed can. */
const replayed = ({ id, sportId, serverSeed, strengths }: VirtualMatch): readonly number[] =>
  replayVirtual(
    sportId,
    streamOf((cursor) =>
      createHmac('sha256', serverSeed ?? '')
        .update(virtualMessage(id, cursor))
        .digest(),
    ),
    strengths,
  );

test('[CAS-06] [CAS-09] the hash of each match is told before it; the seed opens after it, fits the hash and gives the score', async () => {
  const client = await server.enter();
  const before = await virtual(client);
  expect(new Set(before.leagues.map(({ sportId }) => sportId))).toEqual(new Set(virtualSportIds));
  const planned = before.matches.filter(({ state }) => state === 'planned');
  expect(new Set(planned.map(({ sportId }) => sportId))).toEqual(new Set(virtualSportIds));
  for (const { state, serverSeed, score, commitment } of before.matches) {
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    if (state !== 'over') expect([serverSeed, score]).toEqual([null, null]);
  }
  await client.control('POST', 'clock', { advance: (2 * roundMs) / 1000 + 180 });
  const after = new Map((await virtual(client)).matches.map((match) => [match.id, match]));
  for (const { id, commitment, strengths } of planned) {
    const match = after.get(id)!;
    expect(match).toMatchObject({ state: 'over', commitment, strengths });
    expect(sha256(match.serverSeed ?? '')).toBe(commitment);
    expect(replayed(match)).toEqual(match.score);
  }
});

test('[FAIR-15] chains of virtual sports are told a chain ahead; the hash of a round opens when its matches are over, and leads back', async () => {
  const client = await server.enter();
  const before = await virtual(client);
  const chains = new Map(before.chains!.map((chain) => [chain.id, chain]));
  for (const { place } of before.matches.filter(({ state }) => state !== 'over')) {
    expect(place!.hash).toBeNull();
    expect([chains.has(place!.chainId), chains.has(place!.chainId + 1)]).toEqual([true, true]);
  }
  await client.control('POST', 'clock', { advance: (2 * roundMs) / 1000 + 180 });
  const after = await virtual(client);
  for (const chain of before.chains!) expect(after.chains).toContainEqual(chain);
  const opened = after.matches.filter(({ place }) => place!.hash !== null);
  expect(new Set(opened.map(({ sportId }) => sportId))).toEqual(new Set(virtualSportIds));
  for (const { id, place, serverSeed, state } of opened) {
    expect(state).toBe('over');
    expect(sha256(`virtual:${String(id)}:${place!.hash!}`)).toBe(serverSeed);
    let earlier = place!.hash!;
    for (let step = 0; step < place!.number; step += 1) earlier = sha256(earlier);
    expect(earlier).toBe(chains.get(place!.chainId)!.terminating);
  }
});

test('[CAS-09] singles and an express on virtual matches go through the coupon until bets close, and are settled once', async () => {
  const { client, picks } = await open();
  const before = await moneyOf(client);
  const singles = [];
  for (const pick of picks) singles.push(await placed(client, slipOf([pick], { amount: 2 })));
  const express = await placed(client, slipOf(picks, { amount: 2, coef: 0 }));
  expect(express.bets).toHaveLength(picks.length);
  await later(client, (2 * roundMs) / 1000 + 240);
  const after = await moneyOf(client);
  let paid = 0;
  for (const { id } of [...singles, express]) {
    const coupon = await couponOf(client, id);
    expect(coupon.state).toBe('settled');
    paid += coupon.payout ?? 0;
  }
  expect(Math.round((after - before) * 100)).toBe(Math.round((paid - 2 * (picks.length + 1)) * 100));
  const { status } = await place<Refused>(client, slipOf([picks[0]!], { amount: 2 }));
  expect(status).toBeGreaterThanOrEqual(400);
  await later(client, 60);
  expect(await moneyOf(client)).toBe(after);
});

test('[CAS-09] virtual sports stand in lists of their own, not among the sports, the best games or the results of a day', async () => {
  const client = await server.enter();
  // To a quarter past an hour: the matches since then are results of one day, after midnight too.
  const now = await client.now();
  await client.control('POST', 'clock', { advance: 75 * 60 - (now % 3600) });
  for (const topic of ['sports:line', 'sports:live', 'top:line', 'top:live', 'page:cyber']) {
    const { sports = [], champs = [], games = [] } = await snapshot(client, topic);
    const seen = [...sports.map(({ id }) => id), ...[...champs, ...games].map(({ sportId }) => sportId)];
    expect(seen.filter((id) => virtualSportIds.some((own) => own === id))).toEqual([]);
  }
  for (const sportId of virtualSportIds) {
    const { games = [], markets = [] } = await snapshot(client, `list:line:${String(sportId)}`);
    expect(games.length).toBeGreaterThan(0);
    expect(games.length).toBeLessThan(10);
    expect(markets.length).toBeGreaterThan(0);
  }
  type Results = { data: { champ: { sportId: number }; games: unknown[] }[] };
  const results = async (query: string) => (await client.get<Results>(`/feed-api/v1/results${query}`)).body.data;
  const [first] = virtualSportIds;
  expect((await results('')).some(({ champ }) => champ.sportId === first)).toBe(false);
  expect((await results(`?sportId=${String(first)}`))[0]?.games.length).toBeGreaterThan(2);
});

test('[CAS-09] a coupon with a virtual match has a tenth of the largest stake of another one', async () => {
  const { client, picks } = await open();
  const most = async (own: Pick[]) => (await recalculate(client, slipOf(own))).maxBetAmount ?? Number.NaN;
  const virtualPick = picks.find(({ market }) => market.coef < 10)!;
  const real = (await offers(client, 'line')).find(({ market }) => market.coef < 10)!;
  const largest = await most([real]);
  expect(await most([virtualPick])).toBe(largest / 10);
  expect((await place<Refused>(client, slipOf([virtualPick], { amount: largest / 10 + 1 }))).status).toBe(400);
});

test('[CAS-12] [CAS-09] who is on a break cannot bet on a virtual match, and loses nothing', async () => {
  const { client, again, picks } = await open();
  const before = await moneyOf(client);
  await keyed(client, blockUser, { days: 180 });
  await again();
  expect((await place<Refused>(client, slipOf([picks[0]!], { amount: 2 }))).body.code).toBe(1011);
  expect(await moneyOf(client)).toBe(before);
});
