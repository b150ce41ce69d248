import { createHash, createHmac, randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { GameShelf } from '../../../contracts/game-shelf.ts';
import {
  blackjackEnds,
  drawsOf,
  gameOf,
  messagesOf,
  scratchPrize,
  scratchPrizes,
  type Slug,
  slugs,
} from '../../../contracts/games/index.ts';
import type { LimitStop } from '../../../contracts/limits.ts';
import type { PlaySession } from '../../../contracts/play-session.ts';
import { type ProfileName, profileNames } from '../../../contracts/protection/index.ts';
import type { GameRound, GameSession } from '../../../contracts/rounds.ts';
import { moneyOf } from '../support/coupon-support.ts';
import {
  base as limitBase,
  bet,
  blockUser,
  day,
  firstPick,
  keyed,
  later,
  playerOf,
  set,
} from '../support/limit-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const base = '/games-api/v1';
type Refused = { code: number; data?: { limit?: LimitStop; waitMs?: number; notBefore?: number } };
type Played = { data: { round: GameRound; session: GameSession } };

/** The country's cycle is none where a test plays many rounds. */
const quick = { profile: 'open', slotCycleMs: 0, gameCycleMs: 0 };
const choiceOf = (game: Slug): object => gameOf(game).first;

type PlayInput = { key?: string; choice?: object; from?: Client; seed?: object };
type RoomInput = { protection?: object; client?: Client; mode?: 'real' | 'demo' };
async function room(game: Slug, { protection = quick, client, mode = 'real' }: RoomInput = {}) {
  const own = client ?? (await playerOf(await server.enter(), { protection })).client;
  const { body } = await own.post<{ data: { url: string; sessionId: string } }>(`${base}/launch`, {
    gameId: game,
    mode,
    lng: 'en',
  });
  const { url, sessionId } = body.data;
  const play = (stake = 1, { key = randomUUID(), choice = choiceOf(game), from = own, ...rest }: PlayInput = {}) =>
    from.post<Played & Refused>(
      `${base}/sessions/${sessionId}/rounds`,
      { stake, choice, ...rest },
      { 'Idempotency-Key': key },
    );
  const step = (roundId: string, with_: object = {}, key = randomUUID()) =>
    own.post<Played & Refused>(
      `${base}/sessions/${sessionId}/steps`,
      { roundId, ...with_ },
      { 'Idempotency-Key': key },
    );
  const session = async () => (await own.get<{ data: GameSession }>(`${base}/sessions/${sessionId}`)).body.data;
  const round = async (id: string) => (await own.get<{ data: GameRound }>(`${base}/rounds/${id}`)).body.data;
  const reseed = (clientSeed: string) => own.post<{ data: { serverSeed: string } }>(`${base}/seeds`, { clientSeed });
  return { client: own, url, sessionId, play, step, session, round, reseed };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** What anybody computes of a round whose seed is open. */
function recompute({ game, clientSeed, nonce, choice, stake }: GameRound, serverSeed: string) {
  const shape = gameOf(game).shapeOf(choice);
  const digests = messagesOf({ serverSeed, clientSeed, nonce }, shape).map((message) =>
    createHmac('sha256', serverSeed).update(message).digest(),
  );
  const draws = drawsOf(Buffer.concat(digests), shape);
  return { draws, payout: gameOf(game).payoutOf(draws, choice, Math.round(stake * 100)) / 100 };
}

test.each(slugs.filter((slug) => gameOf(slug).steps === undefined))(
  '[CAS-06] [CAS-07] %s: every round comes out of seeds whose hash was said before the first stake',
  async (game) => {
    const { play, session, round, reseed } = await room(game);
    const { seed } = await session();
    const played: GameRound[] = [];
    for (let nonce = 0; nonce < 20; nonce++) played.push((await play()).body.data.round);
    expect(played.map(({ nonce }) => nonce)).toEqual(Array.from({ length: 20 }, (_, nonce) => nonce));
    expect(played.every(({ serverSeed }) => serverSeed === null)).toBe(true);
    const { body } = await reseed('my-own-part');
    const { serverSeed } = body.data;
    expect(sha256(serverSeed)).toBe(seed.commitment);
    for (const known of played) {
      const { draws, payout } = known;
      expect(recompute(known, serverSeed)).toEqual({ draws, payout });
      expect(await round(known.id)).toMatchObject({ serverSeed, draws, commitment: seed.commitment });
    }
    const next = (await session()).seed;
    expect(next.commitment).toBe(seed.next);
    expect(next).toMatchObject({ clientSeed: 'my-own-part', nonce: 0 });
    expect(next.commitment).not.toBe(seed.commitment);
  },
);

test('[CAS-06] a refused round takes no number of the seed, and another part of the player is checked', async () => {
  const { play, session, reseed } = await room('dice');
  for (const choice of [{}, { below: 199 }, { below: 9801 }, { below: 50.5 }])
    expect((await play(1, { choice })).body.code).toBe(1);
  expect((await play(0.01)).body.code).toBe(1004);
  expect((await play(101)).body.code).toBe(1005);
  expect((await play(1.001)).body.code).toBe(1);
  expect((await session()).seed.nonce).toBe(0);
  expect((await play()).body.data.round.nonce).toBe(0);
  for (const wrong of ['', 'a b', 'x'.repeat(65)]) expect((await reseed(wrong)).status).toBe(400);
});

test('[CAS-16] the hash comes first, then the player’s part with the first stake, then the round', async () => {
  const { play, session, reseed } = await room('dice');
  const { seed } = await session();
  expect(seed).toMatchObject({ clientSeed: '', nonce: 0, isDrawnByUs: false });
  const wrong = await play(1, { seed: { clientSeed: 'mine', commitment: seed.next } });
  expect([wrong.status, wrong.body.code]).toEqual([409, 1042]);
  expect(await session()).toMatchObject({ staked: 0, seed });
  const part = { clientSeed: 'mine', commitment: seed.commitment };
  const { round } = (await play(1, { seed: part })).body.data;
  expect(round).toMatchObject({ ...part, nonce: 0, isDrawnByUs: false });
  expect(round.maths).toMatch(/^\d+:[0-9a-f]{64}$/);
  expect((await play(1, { seed: part })).body.code).toBe(1042);
  expect((await play()).body.data.round).toMatchObject({ ...part, nonce: 1 });
  const { serverSeed } = (await reseed('again')).body.data;
  expect(sha256(serverSeed)).toBe(seed.commitment);
  expect((await session()).seed).toMatchObject({ commitment: seed.next, clientSeed: 'again', nonce: 0 });
});

test('[FAIR-22] a change of the seed whose answer was lost is answered once more; of two at once one counts', async () => {
  const { client, play, session } = await room('dice');
  await play();
  const { seed } = await session();
  const change = (clientSeed: string) =>
    client.post<{ code: number; data: { serverSeed: string } }>(`${base}/seeds`, { clientSeed, commitment: seed.next });
  const both = await Promise.all([change('one'), change('other')]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const after = (await session()).seed;
  expect(after).toMatchObject({ commitment: seed.next, nonce: 0 });
  const taken = both.find(({ status }) => status === 200)!.body.data;
  const again = await change(after.clientSeed);
  expect([again.status, again.body.data]).toEqual([200, taken]);
  expect((await session()).seed).toEqual(after);
  // Another part for a hash that has one stays refused, also after a round.
  await play();
  expect((await change(after.clientSeed)).body.data.serverSeed).toBe(taken.serverSeed);
  expect((await change('third')).body.code).toBe(1042);
});

test('[CAS-19] [CAS-30] every round of a player is listed, page by page, by game, mode, seed and time, and of nobody else', async () => {
  const dice = await room('dice');
  const { client, reseed } = dice;
  const wheel = await room('wheel', { client });
  const demo = await room('dice', { client, mode: 'demo' });
  const played: GameRound[] = [];
  for (let count = 0; count < 25; count++) played.push((await dice.play()).body.data.round);
  for (const own of [wheel, demo]) played.push((await own.play()).body.data.round);
  await reseed('second');
  played.push((await dice.play()).body.data.round);
  type List = { data: GameRound[]; total_count: number };
  const list = async (query = '', from = client) => (await from.get<List>(`${base}/rounds?${query}`)).body;
  const first = await list('pageSize=20');
  const second = await list('pageSize=20&page=2');
  expect([first.total_count, first.data.length, second.data.length]).toEqual([28, 20, 8]);
  expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(played.map(({ id }) => id).toReversed());
  expect((await list('game=dice&mode=real')).total_count).toBe(26);
  expect((await list('mode=demo')).data).toMatchObject([{ game: 'dice', currency: 'PTS' }]);
  const ofSeed = await list(`commitment=${played[0]!.commitment}&pageSize=100`);
  expect(ofSeed.data.map(({ nonce }) => nonce).toReversed()).toEqual(Array.from({ length: 27 }, (_, count) => count));
  for (const one of ofSeed.data) {
    const { draws, payout } = one;
    expect(recompute(one, one.serverSeed!)).toEqual({ draws, payout });
  }
  expect((await list('to=1')).total_count).toBe(0);
  const byResult = {
    paid: await list('result=paid'),
    lost: await list('result=lost'),
    open: await list('result=open'),
  };
  expect(byResult.paid.total_count + byResult.lost.total_count).toBe(28);
  expect([byResult.paid.data.every(({ payout }) => payout > 0), byResult.open.data]).toEqual([true, []]);
  expect(byResult.lost.data.every(({ payout }) => payout === 0)).toBe(true);
  const mines = await room('mines', { client });
  const begun = (await mines.play()).body.data.round;
  expect((await list('result=open')).data).toMatchObject([{ id: begun.id, isOpen: true }]);
  expect((await list('result=lost')).total_count).toBe(byResult.lost.total_count);
  for (const wrong of ['game=nothing', 'mode=other', 'result=won', 'commitment=abc', `commitment=${'g'.repeat(5000)}`])
    expect((await client.get(`${base}/rounds?${wrong}`)).status).toBe(400);
  const { client: other } = await playerOf(client.other());
  expect((await list('', other)).total_count).toBe(0);
  expect((await client.other().get(`${base}/rounds`)).status).toBe(401);
});

test('[CAS-16] whoever brings no part is told that the site drew it', async () => {
  const { play, session } = await room('dice');
  expect((await play()).body.data.round.isDrawnByUs).toBe(true);
  expect((await session()).seed.isDrawnByUs).toBe(true);
});

test('[LIM-63] [CAS-15] a round moves stake and payout once, and the session counts both', async () => {
  const { client, play, session } = await room('dice');
  const before = await moneyOf(client);
  let expected = 0;
  for (let count = 0; count < 10; count++) {
    const { round } = (await play(2.5)).body.data;
    expected += Math.round((round.payout - round.stake) * 100);
  }
  expect(Math.round(((await moneyOf(client)) - before) * 100)).toBe(expected);
  const { staked, won, net, rounds } = await session();
  expect([staked, Math.round(net * 100), Math.round((won - staked) * 100)]).toEqual([25, expected, expected]);
  expect(rounds).toHaveLength(10);
  const { body } = await client.get<{ data: PlaySession }>(`${limitBase}/session`);
  expect(body.data).toMatchObject({ staked: 25, won });
  const key = randomUUID();
  const [first, again] = [await play(1, { key }), await play(1, { key })];
  expect(again.body).toEqual(first.body);
  expect((await session()).rounds).toHaveLength(11);
  expect((await play(2, { key })).body.code).toBe(1023);
});

test('[HTTP-50] a round that came too soon is sent again under its key, and then it is played once', async () => {
  const slow = { profile: 'GB', slotCycleMs: 60_000, gameCycleMs: 60_000 };
  const dice = await room('dice', { protection: slow });
  expect((await dice.play()).status).toBe(201);
  const key = randomUUID();
  expect((await dice.play(1, { key })).body.code).toBe(1029);
  await later(dice.client, 61);
  const played = await dice.play(1, { key });
  expect([played.status, (await dice.play(1, { key })).body]).toEqual([201, played.body]);
  expect((await dice.session()).rounds).toHaveLength(2);
});

test('[LIM-66] [CAS-11] the next round is refused before its time, in every tab and every game, and costs nothing', async () => {
  const slow = { profile: 'GB', slotCycleMs: 60_000, gameCycleMs: 60_000 };
  const dice = await room('dice', { protection: slow });
  const slot = await room('five-lines', { client: dice.client });
  expect((await dice.play()).status).toBe(201);
  const before = await moneyOf(dice.client);
  const refused = [await dice.play(), await slot.play()];
  for (const { status, body } of refused) {
    expect([status, body.code]).toEqual([409, 1029]);
    expect(body.data.waitMs).toBeGreaterThan(0);
    expect(body.data.waitMs).toBeLessThanOrEqual(60_000);
  }
  expect(await moneyOf(dice.client)).toBe(before);
  expect(await dice.session()).toMatchObject({ cycleMs: 60_000, seed: { nonce: 1 } });
  await later(dice.client, 61);
  expect((await dice.session()).waitMs).toBe(0);
  // Two tabs at one moment: one round.
  const both = await Promise.all([dice.play(), slot.play()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

/** How long a slot and any other game take at least, ms. */
const cycles: Readonly<Record<ProfileName, readonly [slot: number, other: number]>> = {
  open: [2500, 5000],
  GB: [2500, 5000],
  MT: [2500, 5000],
  NL: [2500, 5000],
  DE: [5000, 5000],
  ES: [3000, 5000],
};
test.each(profileNames)('[LIM-66] the profile %s: how long a round takes at least', async (profile) => {
  const { client } = await playerOf(await server.enter(), { protection: { profile } });
  for (const type of [20, 21, 22, 40, 41, 42]) await set(client, type, 100);
  await set(client, 43, 100_000);
  const [slot, other] = [await room('five-lines', { client }), await room('dice', { client })];
  const seen = [(await slot.session()).cycleMs, (await other.session()).cycleMs];
  expect(seen).toEqual(cycles[profile]);
  expect((await slot.play()).status).toBe(201);
  const { waitMs } = await slot.session();
  expect(waitMs).toBeLessThanOrEqual(cycles[profile][0]);
});

test('[CAS-12] a limit that a bet has used up stops the game too, says which one, and costs nothing', async () => {
  const { client, play, session } = await room('dice');
  await set(client, 1, 10);
  expect((await bet(client, await firstPick(client), 6)).status).toBe(201);
  expect((await play(3)).status).toBe(201);
  const before = await moneyOf(client);
  const refused = await play(3);
  expect(refused.body).toMatchObject({ code: 1019, data: { limit: { limitType: 1, left: 1 } } });
  expect(await moneyOf(client)).toBe(before);
  expect((await session()).seed.nonce).toBe(1);
  expect((await bet(client, await firstPick(client), 3)).body.code).toBe(1019);
  expect((await play(1)).status).toBe(201);
  const door = await client.post<Refused>(`${base}/launch`, { gameId: 'dice', mode: 'real' });
  expect(door.body).toMatchObject({ code: 1019, data: { limit: { limitType: 1, left: 0 } } });
});

test('[CAS-12] [LIM-53] whoever takes a time-out plays no more rounds, and does not come in', async () => {
  const { client, play } = await room('dice');
  expect((await play()).status).toBe(201);
  await client.post(`${limitBase}/timeout`, { hours: 24 }, { 'Idempotency-Key': randomUUID() });
  expect((await play()).body.code).toBe(1026);
  expect((await client.post<Refused>(`${base}/launch`, { gameId: 'dice', mode: 'real' })).body.code).toBe(1026);
});

test('[LIM-64] no round while a reality check waits for its answer', async () => {
  const { client, play } = await room('dice');
  await set(client, 32, 5);
  await later(client, 301);
  expect((await play()).body.code).toBe(1027);
});

test('[CAS-06] rounds and sessions of another player do not exist, a visitor has none, an unknown game opens nothing', async () => {
  const { play, sessionId, client, url } = await room('five-lines');
  expect(new URL(url).pathname).toBe('/games/five-lines/');
  const { round } = (await play()).body.data;
  const { client: other } = await playerOf(client.other());
  for (const path of [`sessions/${sessionId}`, `rounds/${round.id}`]) {
    expect((await other.get(`${base}/${path}`)).status).toBe(404);
    expect((await client.other().get(`${base}/${path}`)).status).toBe(401);
  }
  expect((await play(1, { from: other })).status).toBe(404);
  expect((await client.post(`${base}/launch`, { gameId: 'nothing', mode: 'real' })).status).toBe(404);
  expect((await client.post(`${base}/launch`, { gameId: 'dice', mode: 'other' })).status).toBe(400);
});

test('[CAS-05] [CAS-06] mines: the stake is paid once, steps go on after a new log-in, and what they open comes out of the seed', async () => {
  const first = await room('mines');
  const before = await moneyOf(first.client);
  const { round } = (await first.play(1, { choice: { mines: 1 } })).body.data;
  expect(round).toMatchObject({ isOpen: true, draws: [], payout: 0, choice: { mines: 1 } });
  expect(Math.round((before - (await moneyOf(first.client))) * 100)).toBe(100);
  expect((await first.play(1, { choice: { mines: 1 } })).body.code).toBe(1030);
  expect((await first.reseed('other')).body).toMatchObject({ code: 1030 });
  expect((await first.step(round.id)).body.code).toBe(1);
  for (const wrong of [{ cell: 25 }, { cell: -1 }, { call: 'up' }])
    expect((await first.step(round.id, wrong)).body.code).toBe(1);
  const again = await room('mines', { client: first.client });
  expect((await again.session()).rounds[0]).toMatchObject({ id: round.id, isOpen: true, draws: [] });
  const key = randomUUID();
  const opened = (await again.step(round.id, { cell: 3 }, key)).body;
  expect((await again.step(round.id, { cell: 3 }, key)).body).toEqual(opened);
  const isHit = !opened.data.round.isOpen;
  if (!isHit) expect((await again.step(round.id, { cell: 3 })).body.code).toBe(1);
  const ended = isHit ? opened : (await again.step(round.id)).body;
  expect(ended.data.round).toMatchObject({ isOpen: false, choice: { mines: 1, cells: [3] }, payout: isHit ? 0 : 1.03 });
  expect((await again.step(round.id)).status).toBe(404);
  expect(Math.round((before - (await moneyOf(first.client))) * 100)).toBe(isHit ? 100 : -3);
  const { serverSeed } = (await again.reseed('other')).body.data;
  const { draws, payout } = ended.data.round;
  expect(recompute(ended.data.round, serverSeed)).toEqual({ draws, payout });
});

test('[CAS-05] [CAS-12] hi-lo: whoever takes a break ends the round that is paid for, and begins no other', async () => {
  const { client, play, step } = await room('hi-lo');
  const { round } = (await play()).body.data;
  expect(round.draws).toHaveLength(1);
  const call = round.draws[0]! < 6 ? 'up' : 'down';
  await client.post(`${limitBase}/timeout`, { hours: 24 }, { 'Idempotency-Key': randomUUID() });
  const called = (await step(round.id, { call })).body.data.round;
  expect(called.draws.slice(0, 1)).toEqual(round.draws);
  if (called.isOpen)
    expect((await step(round.id)).body.data.round).toMatchObject({ isOpen: false, choice: { calls: [call] } });
  expect((await play()).body.code).toBe(1026);
});

test('[CAS-05] [LIM-19] whoever leaves for good is paid what their open rounds are worth, after a day', async () => {
  const { client, again } = await playerOf(await server.enter(), { protection: quick });
  const before = await moneyOf(client);
  const [mines, hiLo] = [await room('mines', { client }), await room('hi-lo', { client })];
  const untouched = (await mines.play(2)).body.data.round;
  const dealt = (await hiLo.play(1)).body.data.round;
  const called = (await hiLo.step(dealt.id, { call: dealt.draws[0]! < 6 ? 'up' : 'down' })).body.data.round;
  await keyed(client, blockUser, { days: 180 });
  await again();
  await later(client, day - 120);
  expect(await mines.round(untouched.id)).toMatchObject({ isOpen: true });
  expect((await mines.round(untouched.id)).endsAt).toBe(untouched.at + day * 1000);
  await later(client, 240);
  expect(await mines.round(untouched.id)).toMatchObject({ isOpen: false, payout: 2 });
  const ended = await hiLo.round(dealt.id);
  expect(ended).toMatchObject({ isOpen: false, choice: called.choice });
  expect(Math.round((await moneyOf(client)) * 100)).toBe(Math.round((before - 1 + ended.payout) * 100));
  expect(ended.payout).toBe(gameOf('hi-lo').payoutOf(called.draws, called.choice, 100) / 100);
});

test('[CAS-05] [CAS-09] poker: five cards are shown, those that stay are said once, and the seed gives all ten', async () => {
  const { play, step, round, reseed } = await room('jacks');
  const dealt = (await play(1)).body.data.round;
  expect(dealt).toMatchObject({ isOpen: true, payout: 0 });
  expect(dealt.draws).toHaveLength(5);
  // A player cannot take the round without naming the cards to hold.
  for (const wrong of [{}, { hold: 32 }, { move: 'hit' }]) expect((await step(dealt.id, wrong)).body.code).toBe(1);
  const ended = (await step(dealt.id, { hold: 3 })).body.data.round;
  expect(ended).toMatchObject({ isOpen: false, choice: { hold: 3 } });
  expect(ended.draws).toHaveLength(10);
  expect(ended.payout).toBe(gameOf('jacks').payoutOf(ended.draws, { hold: 3 }, 100) / 100);
  const { serverSeed } = (await reseed('my-own-part')).body.data;
  const { draws, payout } = await round(dealt.id);
  expect(recompute(ended, serverSeed)).toEqual({ draws, payout });
});

test('[CAS-05] [CAS-09] blackjack: the dealer’s cards stay closed until the player stands, and 21 ends a round by itself', async () => {
  const { play, step } = await room('blackjack');
  const ends = new Set<string>();
  for (let count = 0; count < 12; count++) {
    let { round } = (await play(1)).body.data;
    for (let hits = 1; round.isOpen && hits <= count % 4; hits++) {
      expect(round.draws).toHaveLength(2 + hits);
      round = (await step(round.id, { move: 'hit' })).body.data.round;
      expect(round.choice).toEqual({ hits });
    }
    if (round.isOpen) round = (await step(round.id)).body.data.round;
    expect(round.isOpen).toBe(false);
    expect(round.draws).toHaveLength(40);
    expect(round.payout).toBe(gameOf('blackjack').payoutOf(round.draws, round.choice, 100) / 100);
    for (const end of blackjackEnds(round.draws, round.choice)) ends.add(end);
  }
  expect(ends.size).toBeGreaterThan(1);
});

test('[CAS-08] [CAS-09] scratch cards: what is sold is gone for everybody, at one price, and points have a pool of their own', async () => {
  const { client, play, session } = await room('scratch');
  const { pool: full, minStake, maxStake } = await session();
  expect([minStake, maxStake]).toEqual([1, 1]);
  expect((await play(2)).body.code).toBe(1005);
  const left = [...(full ?? [])];
  for (let count = 0; count < 15; count++) {
    const { round, session: after } = (await play(1)).body.data;
    expect(round.choice.left).toEqual(left);
    const prize = scratchPrize(round.draws[0]!, left);
    left[prize]! -= 1;
    expect(round.payout).toBe(scratchPrizes[prize]!.pay / 100);
    expect(after.pool).toEqual(left);
  }
  const demo = await room('scratch', { client, mode: 'demo' });
  expect((await demo.session()).pool).toEqual(full);
});

test('[CAS-10] a demo plays with points of its own, by the same seeds and count, and moves no money', async () => {
  const real = await room('wheel');
  const before = await moneyOf(real.client);
  const demo = await room('wheel', { client: real.client, mode: 'demo' });
  expect(await demo.session()).toMatchObject({
    isDemo: true,
    balance: 1000,
    currency: 'PTS',
    minStake: 1,
    maxStake: 100,
  });
  const played = (await demo.play(100)).body.data;
  expect(played.session.balance).toBe(900 + played.round.payout);
  expect(played.round.nonce).toBe(0);
  expect(await moneyOf(real.client)).toBe(before);
  expect((await real.play()).body.data.round.nonce).toBe(1);
  expect((await real.session()).rounds).toHaveLength(1);
  expect((await demo.session()).rounds).toHaveLength(1);
  const { serverSeed } = (await demo.reseed('mine')).body.data;
  const { draws, payout } = played.round;
  expect(recompute(played.round, serverSeed)).toEqual({ draws, payout });
  const { body } = await real.client.get<{ data: PlaySession }>(`${limitBase}/session`);
  expect(body.data.staked).toBe(1);
});

test.each([
  ['roulette', { spots: [] }],
  ['roulette', { spots: ['red', 'red'] }],
  ['roulette', { spots: ['37'] }],
  ['roulette', { spots: ['17-21'] }],
  ['roulette', { spots: ['red:0'] }],
  ['roulette', { spots: ['red:1', 'red:2'] }],
  ['roulette', { spots: ['red:1:1'] }],
  ['wheel', {}],
  ['wheel', { risk: 'low', below: 5 }],
  ['peg-drop', { rows: 9, risk: 'low' }],
  ['peg-drop', { rows: 8 }],
  ['mines', { mines: 25 }],
  ['mines', { mines: 3, cells: [1] }],
  ['hi-lo', { calls: ['up'] }],
  ['keno', { picks: [] }],
  ['keno', { picks: [1, 1] }],
  ['keno', { picks: [41] }],
  ['sic-bo', { spots: ['total3'] }],
  ['baccarat', { spots: ['player', 'tie'] }],
  ['bingo-75', { picks: [1, 2, 3] }],
  ['jacks', { hold: 31 }],
  ['blackjack', { hits: 3 }],
  ['scratch', { left: [1] }],
] as const)('[CAS-06] %s takes no choice %j', async (game, choice) => {
  const { play, session } = await room(game);
  expect((await play(1, { choice })).body.code).toBe(1);
  expect((await session()).seed.nonce).toBe(0);
});

test('[CAS-01] favourites and games played lately are the player’s own; points count for nothing there', async () => {
  const { client, play } = await room('dice');
  type Shelf = { data: GameShelf };
  const shelf = async (from = client) => (await from.get<Shelf>(`${base}/favorites`)).body.data;
  expect(await shelf()).toMatchObject({
    ...{ currency: 'USD', minStake: 0.1, maxStake: 100, ticketPrice: 1 },
    ...{ favorites: [], recent: [] },
  });
  await play();
  await play();
  await (await room('wheel', { client, mode: 'demo' })).play();
  for (const game of ['roulette', 'mines', 'mines']) {
    expect((await client.call('PUT', `${base}/favorites/${game}`)).status).toBe(200);
    await later(client, 60);
  }
  expect((await client.call('PUT', `${base}/favorites/nothing`)).status).toBe(404);
  // The latest first, in both.
  expect((await shelf()).favorites).toEqual(['mines', 'roulette']);
  expect((await shelf()).recent).toMatchObject([{ game: 'dice', rounds: 2 }]);
  await (await room('wheel', { client })).play();
  expect((await shelf()).recent).toMatchObject([{ game: 'wheel' }, { game: 'dice' }]);
  await client.call('DELETE', `${base}/favorites/mines`);
  expect((await shelf()).favorites).toEqual(['roulette']);
  const { client: other } = await playerOf(client.other());
  expect(await shelf(other)).toMatchObject({ favorites: [], recent: [] });
  expect((await client.other().get(`${base}/favorites`)).status).toBe(401);
});
