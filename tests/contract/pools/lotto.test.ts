import { createHash, createHmac, randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { drawsOf, messagesOf } from '../../../contracts/games/index.ts';
import type { LottoDraw, LottoGame, LottoTicket } from '../../../contracts/lotto.ts';
import {
  lottoOf,
  lottoPrize,
  lottos,
  lottoSeeds,
  lottoShape,
  rightOf,
  toldNumbers,
} from '../../../contracts/pools/index.ts';
import type { PoolPurse } from '../../../contracts/pools-common.ts';
import { moneyOf } from '../support/coupon-support.ts';
import { day, later, set } from '../support/limit-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const base = '/lotto-api/v1';
type Bought = { data: LottoTicket; code?: number };
type List<T> = { data: T[]; total_count: number };

const catalogOf = async (client: Client) => (await client.get<{ data: LottoGame[] }>(`${base}/catalog`)).body.data;
const drawOf = async (client: Client, id: number) =>
  (await client.get<{ data: LottoDraw }>(`${base}/${String(id)}`)).body.data;

/** A player before the lottery that is drawn each hour, with two lines for two draws. The last draw has just been: the next is an hour away. */
async function counter() {
  const client = await server.enter();
  const now = await client.now();
  await client.control('POST', 'clock', { advance: 3605 - (now % 3600) });
  const { body } = await client.control<{ data: { login: string; password: string } }>('POST', 'users', {
    ...{ profile: 'player', accounts: [{ iso: 'RUB', money: 5000 }] },
  });
  await client.logIn(body.data.login, body.data.password);
  const game = (await catalogOf(client)).find(({ slug }) => slug === '4-20')!;
  const { accountId } = (await client.get<{ data: PoolPurse }>(`${base}/purse`)).body.data;
  const lines = [
    [1, 2, 3, 4],
    [20, 5, 11, 7],
  ];
  const order = { lottoId: game.id, firstDrawId: game.draws[0]!.id, draws: 2, lines, accountId, price: 80 };
  const buy = (patch: object = {}, key = randomUUID()) =>
    client.post<Bought>(`${base}/tickets`, { ...order, ...patch }, { 'Idempotency-Key': key });
  const tickets = async () => (await client.get<List<LottoTicket>>(`${base}/tickets`)).body.data;
  return { client, game, order, buy, tickets };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function recomputed({ lottoId, number }: LottoDraw, seed: string): number[] {
  const lotto = lottoOf(lottoId)!;
  const digests = messagesOf(lottoSeeds(lotto, number, seed), lottoShape(lotto)).map((message) =>
    createHmac('sha256', seed).update(message).digest(),
  );
  return toldNumbers(drawsOf(Buffer.concat(digests), lottoShape(lotto)));
}

test('[LOTTO-02] eight draws of each lottery are committed before they are sold, and tell no seed', async () => {
  const client = await server.enter();
  const games = await catalogOf(client);
  expect(games.map(({ slug }) => slug)).toEqual(lottos.map(({ slug }) => slug));
  for (const { draws } of games) {
    expect(draws).toHaveLength(8);
    expect(draws.every(({ seed, numbers }) => seed === null && numbers === null)).toBe(true);
    expect(new Set(draws.map(({ commitment }) => commitment)).size).toBe(8);
    for (const { at, committedAt } of draws) expect(committedAt).toBeLessThan(at);
  }
});

test('[LOTTO-02] the numbers follow from the seed that was promised; a changed digit gives other ones', async () => {
  const { client, game } = await counter();
  const promised = game.draws[0]!;
  await later(client, 3601);
  const drawn = await drawOf(client, promised.id);
  expect(drawn).toMatchObject({ commitment: promised.commitment, number: promised.number });
  const seed = drawn.seed!;
  expect(sha256(seed)).toBe(promised.commitment);
  expect(recomputed(drawn, seed)).toEqual(drawn.numbers);
  const changed = `${seed.startsWith('0') ? '1' : '0'}${seed.slice(1)}`;
  expect(sha256(changed)).not.toBe(promised.commitment);
});

test('[FAIR-15] the first hash of a chain is told a chain ahead, and every draw leads back to it', async () => {
  const { client, game } = await counter();
  const [first, second] = game.draws.map(({ place }) => place!);
  expect(first).toMatchObject({ hash: null, chain: { publicValue: null, length: 500 } });
  expect(second).toMatchObject({ chain: first!.chain, number: first!.number + 1, next: first!.next });
  expect(first!.next!.id).toBeGreaterThan(first!.chain.id);
  await later(client, 3601);
  const { place, seed } = await drawOf(client, game.draws[0]!.id);
  expect({ ...place, hash: null }).toEqual(first);
  expect(sha256(`lotto:${place!.hash!}`)).toBe(seed);
  let earlier = place!.hash!;
  for (let step = 0; step < place!.number; step += 1) earlier = sha256(earlier);
  expect(earlier).toBe(first!.chain.terminating);
  // What is told of the next draw gives its hash away to nobody.
  expect((await drawOf(client, game.draws[1]!.id)).place!.hash).toBeNull();
});

test('[LOTTO-01] [LOTTO-04] two lines through two draws cost four lines, once, and each draw pays what its lines hit', async () => {
  const { client, game, buy, tickets } = await counter();
  const before = await moneyOf(client);
  const key = randomUUID();
  expect([(await buy({}, key)).status, (await buy({}, key)).status]).toEqual([201, 201]);
  expect(await moneyOf(client)).toBe(before - 80);
  expect((await tickets())[0]).toMatchObject({ price: 80, currency: 'RUB', payout: 0 });
  await later(client, 2 * 3600 + 1);
  const [ticket] = await tickets();
  const lotto = lottoOf(game.id)!;
  let won = 0;
  for (const { numbers, right, payout } of ticket!.draws) {
    const rights = ticket!.lines.map((line) => rightOf(line, numbers!));
    expect(right).toEqual(rights);
    const prize = rights.reduce((sum, count) => sum + lottoPrize(lotto, count), 0) / 100;
    expect(payout).toBe(prize);
    won += prize;
  }
  expect(ticket!.payout).toBe(won);
  expect(await moneyOf(client)).toBe(before - 80 + won);
  const { winners } = await drawOf(client, ticket!.draws[0]!.id);
  expect(winners.reduce((sum, { lines }) => sum + lines, 0)).toBe(2);
  // They were counted at the draw: what happens after it changes none of them.
  await later(client, day);
  expect((await drawOf(client, ticket!.draws[0]!.id)).winners).toEqual(winners);
});

test.each([
  ['a number twice', { lines: [[1, 1, 2, 3]] }, 1],
  ['a number that is not there', { lines: [[1, 2, 3, 21]] }, 1],
  ['a line that is not full', { lines: [[1, 2, 3]] }, 1],
  ['three draws', { draws: 3 }, 1],
  ['another price than the player saw', { price: 79 }, 2006],
  ['a draw that nobody knows', { firstDrawId: 999_999 }, 1002],
])('[LOTTO-01] %s: refused, and nothing is taken', async (_, patch, code) => {
  const { client, buy, tickets } = await counter();
  const before = await moneyOf(client);
  expect((await buy(patch)).body.code).toBe(code);
  expect([await moneyOf(client), await tickets()]).toEqual([before, []]);
});

test('[LOTTO-01] a ticket that comes after its draw is refused', async () => {
  const { client, buy } = await counter();
  await later(client, 3601);
  expect((await buy()).body.code).toBe(1002);
});

test('[LOTTO-01] a limit of stakes stops a ticket before any money moves', async () => {
  const { client, buy } = await counter();
  await set(client, 1, 100);
  expect((await buy()).status).toBe(201);
  const before = await moneyOf(client);
  expect((await buy()).body.code).toBe(1019);
  expect(await moneyOf(client)).toBe(before);
});
