import { createHash, createHmac, randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { PlayedRound } from '../../../contracts/played-rounds.ts';
import type { SharedPlayed } from '../../../contracts/rounds.ts';
import {
  type SharedChoice,
  sharedGameOf,
  sharedGames,
  type SharedKind,
} from '../../../contracts/shared-games/index.ts';
import type { SharedBet, SharedSeat, SharedTable } from '../../../contracts/shared-rounds.ts';
import { moneyOf } from '../support/coupon-support.ts';
import { base as limitBase, keyed, later, playerOf, set, tillMorning } from '../support/limit-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
type Answer = { code: number; data: { bet: SharedBet; seat: SharedSeat; waitMs?: number } };

/** For all that a test does in an open round, on a busy machine too. Crash is open for 8 seconds. */
const enoughMs = 4000;
/** The country's cycle is none where a test plays many rounds. */
const quick = { protection: { profile: 'open', slotCycleMs: 0, gameCycleMs: 0 } };
const firstChoice: Readonly<Record<SharedKind, SharedChoice>> = {
  crash: {},
  'keno-draw': { picks: [1, 2, 3] },
  'roulette-draw': { spots: ['red'] },
  'wheel-draw': { risk: 'low' },
};

function seatAt(client: Client, kind: SharedKind, mode: 'real' | 'demo' = 'real') {
  const base = `/games-api/v1/shared/${kind}`;
  const table = async () => (await client.get<{ data: SharedTable }>(base)).body.data;
  return {
    table,
    seat: async () => (await client.get<{ data: SharedSeat }>(`${base}/seat?mode=${mode}`)).body.data,
    bet: (roundId: number, { stake = 1, choice = firstChoice[kind], key = randomUUID() } = {}) =>
      client.post<Answer>(`${base}/bets`, { roundId, mode, stake, choice }, { 'Idempotency-Key': key }),
    leave: (betId: string, key = randomUUID()) =>
      client.post<Answer>(`${base}/exits`, { betId }, { 'Idempotency-Key': key }),
    /** The next round that takes bets, for some seconds yet: rounds close by the clock, while a test goes on. */
    open: async () => {
      for (let tries = 0; tries < 50; tries++) {
        const { round, now } = await table();
        if (round.phase === 'open' && round.closesAt - now > enoughMs) return round;
        const wait = (round.nextAt ?? round.endsAt ?? now + 5000) - now;
        await client.control('POST', 'clock', { advance: Math.max(0.1, wait / 1000 + 0.01) });
      }
      throw new Error(`No round of ${kind} opened.`);
    },
    /** To the start of the run of the round that is open. */
    start: async () => {
      const { round, now } = await table();
      await client.control('POST', 'clock', { advance: Math.max(0, (round.closesAt - now) / 1000) + 0.002 });
    },
  };
}
const advance = (client: Client, seconds: number) => client.control('POST', 'clock', { advance: seconds });
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const settled = (bets: SharedBet[]) => bets.filter(({ state }) => state !== 'open');

test.each(sharedGames.map(({ slug }) => slug))(
  '[CAS-07] [CAS-09] [CAS-20] %s: rounds come out of a chain whose end was told before, as that of the next one is, and pay what they say',
  async (kind) => {
    const { client } = await playerOf(await server.enter(), quick);
    const at = seatAt(client, kind);
    const before = await moneyOf(client);
    const { chains, nextChain } = await at.table();
    for (let count = 0; count < 8; count++) {
      const { status, body } = await at.bet((await at.open()).id, {
        choice: kind === 'crash' ? { auto: 150 } : firstChoice[kind],
      });
      expect(status, JSON.stringify(body)).toBe(201);
      await later(client, kind === 'crash' ? 130 : 60);
    }
    const { last, chains: after, nextChain: nextAfter } = await at.table();
    expect(after).toEqual(chains);
    expect(nextChain?.terminating).toMatch(/^[0-9a-f]{64}$/);
    expect(nextChain?.terminating).not.toBe(chains[0]?.terminating);
    expect(nextAfter).toEqual(nextChain);
    const [chain] = chains;
    const byNumber = new Map(last.map((round) => [round.number, round]));
    for (const { number, hash, draws } of last) {
      const earlier = number === 1 ? chain!.terminating : byNumber.get(number - 1)?.hash;
      if (earlier !== undefined) expect(sha256(hash!)).toBe(earlier);
      const { signed, drawsOf } = sharedGameOf(kind);
      const { key, messages } = signed({ hash: hash!, salt: chain!.salt, number });
      expect(
        drawsOf(Buffer.concat(messages.map((message) => createHmac('sha256', key).update(message).digest()))),
      ).toEqual(draws);
    }
    const { bets, staked, won } = await at.seat();
    expect(settled(bets)).toHaveLength(8);
    for (const { draws, choice, left, stake, payout } of bets)
      expect(sharedGameOf(kind).payoutOf({ draws, choice, left }, stake * 100)).toBe(Math.round(payout * 100));
    expect(staked).toBe(8);
    expect(Math.round((before - (await moneyOf(client))) * 100)).toBe(Math.round((staked - won) * 100));
  },
);

test('[LOTTO-03] [CAS-09] a bet that comes late is refused by the clock of the server and costs nothing', async () => {
  const { client } = await playerOf(await server.enter(), quick);
  for (const { slug } of sharedGames) {
    const at = seatAt(client, slug);
    const { id } = await at.open();
    const before = await moneyOf(client);
    await at.start();
    const { status, body } = await at.bet(id);
    expect([status, body.code]).toEqual([409, 1040]);
    expect((await at.bet(id + 100)).body.code).toBe(1040);
    expect(await moneyOf(client)).toBe(before);
  }
});

test('[LOTTO-03] two who look see the same draw, and nothing of it before its time', async () => {
  const one = await server.enter();
  const other = one.other();
  for (const { slug } of sharedGames) {
    const [here, there] = [seatAt(one, slug), seatAt(other, slug)];
    const { id } = await here.open();
    expect((await there.table()).round).toMatchObject({ id, phase: 'open', draws: [], hash: null });
    await here.start();
    const running = (await there.table()).round;
    if (running.id === id && running.phase === 'running') {
      expect(running).toMatchObject({ draws: [], hash: null, nextAt: null });
      if (slug === 'crash') expect(running.endsAt).toBeNull();
    }
    await advance(one, 130);
    const find = async (at: ReturnType<typeof seatAt>) =>
      (await at.table()).last.map((round) => ({ ...round, at: 0 })).find((round) => round.id === id);
    expect(await find(here)).toMatchObject({ phase: 'ended' });
    expect(await find(here)).toEqual(await find(there));
  }
});

test('[CAS-09] who presses leaves with what the stake is worth by the clock of the server, once', async () => {
  const { client } = await playerOf(await server.enter(), quick);
  const at = seatAt(client, 'crash');
  for (let tries = 0; tries < 30; tries++) {
    const { id } = await at.open();
    const { bet } = (await at.bet(id, { stake: 10 })).body.data;
    expect((await at.leave(bet.id)).body.code).toBe(1041);
    await at.start();
    await later(client, 1);
    const key = randomUUID();
    const first = await at.leave(bet.id, key);
    if (first.status === 409) continue;
    const { left, payout, state } = first.body.data.bet;
    expect(state).toBe('paid');
    expect(left).toBeGreaterThanOrEqual(106);
    expect(payout).toBe(left! / 10);
    expect((await at.leave(bet.id, key)).body).toEqual(first.body);
    expect((await at.leave(bet.id)).body.code).toBe(1041);
    await advance(client, 200);
    expect((await at.seat()).bets[0]).toMatchObject({ id: bet.id, left, payout });
    return;
  }
  throw new Error('Thirty rounds ended within a second.');
});

test('[CAS-09] [CAS-05] who leaves by themselves is paid without a press, exactly where the round reached it', async () => {
  const { client } = await playerOf(await server.enter(), quick);
  const at = seatAt(client, 'crash');
  const seen = new Set<string>();
  for (let tries = 0; tries < 40 && seen.size < 2; tries++) {
    const { id } = await at.open();
    await at.bet(id, { choice: { auto: 200 } });
    await at.start();
    await later(client, 130);
    const { draws, left, payout, state } = (await at.seat()).bets[0]!;
    seen.add(state);
    expect([left, payout, state]).toEqual(draws[0]! >= 200 ? [200, 2, 'paid'] : [null, 0, 'lost']);
  }
  expect([...seen].toSorted()).toEqual(['lost', 'paid']);
});

test('[CAS-12] a used limit, a time-out and an exclusion stop a bet before its stake; one bet a round; one key one bet', async () => {
  const { client, userId } = await playerOf(await server.enter(), quick);
  await tillMorning(client);
  const at = seatAt(client, 'crash');
  const { id } = await at.open();
  for (const choice of [{ auto: 100 }, { picks: [1] }, { auto: 1.5 }])
    expect((await at.bet(id, { choice })).body.code).toBe(1);
  expect((await at.bet(id, { stake: 0.01 })).body.code).toBe(1004);
  expect((await at.bet(id, { stake: 101 })).body.code).toBe(1005);
  expect((await at.bet(id, { stake: 1.001 })).body.code).toBe(1);
  const key = randomUUID();
  const first = await at.bet(id, { key });
  expect((await at.bet(id, { key })).body).toEqual(first.body);
  expect((await at.bet(id, { key, stake: 2 })).body.code).toBe(1023);
  expect((await at.bet(id)).body.code).toBe(1030);
  expect((await at.seat()).bets).toHaveLength(1);

  expect((await set(client, 1, 1)).status).toBe(200);
  await advance(client, 200);
  const money = await moneyOf(client);
  const next = await at.open();
  expect((await at.bet(next.id)).body.code).toBe(1019);
  expect((await at.seat()).stop).toMatchObject({ code: 1019 });
  expect((await seatAt(client, 'crash', 'demo').seat()).stop).toBeNull();
  await keyed(client, `${limitBase}/timeout`, { days: 1 });
  expect((await at.bet(next.id)).body.code).toBe(1026);
  expect((await seatAt(client, 'crash', 'demo').bet(next.id)).body.code).toBe(1026);
  await client.control('PATCH', `users/${String(userId)}`, { is_self_excluded: true });
  expect((await at.bet(next.id)).body.code).toBe(1011);
  expect(await moneyOf(client)).toBe(money);
});

test('[LIM-66] a shared bet takes its time like any round: neither another table nor another game is faster', async () => {
  const slow = { protection: { profile: 'GB', slotCycleMs: 5000, gameCycleMs: 5000 } };
  const { client } = await playerOf(await server.enter(), slow);
  const [crash, wheel] = [seatAt(client, 'crash'), seatAt(client, 'wheel-draw')];
  const table = await wheel.open();
  expect((await crash.bet((await crash.open()).id)).status).toBe(201);
  expect((await wheel.bet(table.id)).body).toMatchObject({ code: 1029 });
  const launch = { gameId: 'dice', mode: 'real' };
  const { body } = await client.post<{ data: { sessionId: string } }>('/games-api/v1/launch', launch);
  const dice = await keyed<{ code: number }>(client, `/games-api/v1/sessions/${body.data.sessionId}/rounds`, {
    stake: 1,
    choice: { below: 5000 },
  });
  expect(dice.body.code).toBe(1029);
});

test('[CAS-10] the demo plays with points: no money moves, no limit counts it', async () => {
  const { client } = await playerOf(await server.enter(), quick);
  const before = await moneyOf(client);
  const at = seatAt(client, 'roulette-draw', 'demo');
  const { body } = await at.bet((await at.open()).id);
  expect(body.data.seat).toMatchObject({ isDemo: true, currency: 'PTS', balance: 999 });
  await advance(client, 60);
  expect((await at.seat()).bets[0]).toMatchObject({ isDemo: true, currency: 'PTS' });
  expect(await moneyOf(client)).toBe(before);
  expect((await seatAt(client, 'roulette-draw').seat()).bets).toEqual([]);
});

test('[CAS-05] another player’s bet does not exist, and neither does another kind', async () => {
  const { client } = await playerOf(await server.enter(), quick);
  const at = seatAt(client, 'crash');
  const { bet } = (await at.bet((await at.open()).id)).body.data;
  const { client: other } = await playerOf(client.other(), quick);
  expect((await seatAt(other, 'crash').leave(bet.id)).status).toBe(404);
  expect((await client.get('/games-api/v1/shared/none')).status).toBe(404);
  expect((await client.get('/feed-api/v1/snapshot?topic=shared:none')).status).toBe(404);
  expect((await client.get('/feed-api/v1/snapshot?topic=shared:crash')).status).toBe(200);
});

test('[FAIR-17] bets on shared rounds stand in the list of rounds, with all that computes them; filters find them', async () => {
  const { client } = await playerOf(await server.enter(), quick);
  const list = async (query = '') =>
    (await client.get<{ data: PlayedRound[]; total_count: number }>(`/games-api/v1/rounds?${query}`)).body;
  const [wheel, crash] = [seatAt(client, 'wheel-draw'), seatAt(client, 'crash', 'demo')];
  await wheel.bet((await wheel.open()).id);
  await later(client, 60);
  await crash.bet((await crash.open()).id);
  const open = (await list('game=crash')).data as SharedPlayed[];
  expect(open).toMatchObject([{ game: 'crash', isOpen: true, serverSeed: null, draws: [] }]);
  const { data, total_count } = await list();
  expect([total_count, data.map(({ game }) => game)]).toEqual([2, ['crash', 'wheel-draw']]);
  const { shared, nonce, serverSeed, draws, stake, payout, commitment, clientSeed } = data[1] as SharedPlayed;
  const { chains } = await wheel.table();
  expect(chains).toContainEqual(shared.chain);
  expect([commitment, clientSeed]).toEqual([shared.chain.terminating, shared.chain.salt]);
  let earlier = serverSeed!;
  for (let step = 0; step < nonce; step++) earlier = sha256(earlier);
  expect(earlier).toBe(shared.chain.terminating);
  const paid = sharedGameOf('wheel-draw').payoutOf({ draws, choice: { risk: 'low' }, left: null }, stake * 100);
  expect(payout).toBe(paid / 100);
  const counts = ['mode=demo', 'mode=real', 'result=open', `commitment=${commitment}`, 'game=dice', 'to=0'];
  const found = await Promise.all(counts.map(async (query) => (await list(query)).total_count));
  expect(found).toEqual([1, 1, 1, 1, 0, 0]);
  expect((await client.get('/games-api/v1/rounds?game=chess')).status).toBe(400);
  const other = await playerOf(client, quick);
  expect((await other.client.get<{ total_count: number }>('/games-api/v1/rounds')).body.total_count).toBe(0);
});
