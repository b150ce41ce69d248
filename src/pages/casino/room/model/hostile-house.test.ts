import { createHash } from 'node:crypto';

import { allSettled, type EventCallable, fork } from 'effector';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { balance } from '@contracts/account.testing';
import type { GameRound, GameSeed, GameSession } from '@contracts/rounds';

import { balanceRefreshRequested } from '@/entities/account';
import { $userId } from '@/entities/session';
import { $kept, goOnPressed } from '@/features/casino/promise';
import { fetchFx } from '@/shared/api';
import { $shelfStorage } from '@/shared/keyed-call';
import { clockStarted } from '@/shared/lib/clock';
import { $location } from '@/shared/routing';

import { $isReseeding, ownSeedChanged, seedPressed } from './check';
import { $draft, $isPlaying, playPressed, stakeTyped } from './form';
import { roomOpened } from './opened';
import { $part } from './part';
import { $room } from './room';
import { $firstPart, partTyped } from './seed';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
type Answer = { session: GameSession; round?: GameRound; serverSeed?: string | null; seed?: GameSeed };

/** A house that keeps to the order, unless `cheat` changes what it says. `request`: of which call. */
function house() {
  let [place, part, nonce, made] = [0, '', 0, 0];
  let rounds: GameRound[] = [];
  const seedAt = (number: number) => `server seed ${String(number)}`;
  const seed = (): GameSeed => ({
    ...{ commitment: sha256(seedAt(place)), next: sha256(seedAt(place + 1)) },
    ...{ clientSeed: part, nonce, isDrawnByUs: false },
  });
  const session = (): GameSession => ({
    ...{ id: 's', game: 'dice', isDemo: false, balance: null, accountId: 5, currency: 'RUB', pool: null },
    ...{ minStake: 9, maxStake: 9000, cycleMs: 0, waitMs: 0, staked: 0, won: 0, net: 0 },
    ...{ mayAutoPlay: false, rounds, seed: seed() },
  });
  const play = (body: { seed?: { clientSeed: string } }): Answer => {
    part = body.seed?.clientSeed ?? part;
    made += 1;
    const round: GameRound = {
      ...{ id: String(made), game: 'dice', at: made, currency: 'RUB', stake: 20, payout: 0, isOpen: false },
      ...{ endsAt: null, isDrawnByUs: false, maths: null, choice: { below: 5000 }, draws: [7000] },
      ...{ commitment: seed().commitment, clientSeed: part, nonce, serverSeed: null },
    };
    nonce += 1;
    rounds = [round, ...rounds];
    return { round, session: session() };
  };
  const rotate = (clientSeed: string, commitment = seed().next): Answer => {
    // The same once more: the first answer was lost.
    if (commitment === seed().commitment && clientSeed === part)
      return { serverSeed: seedAt(place - 1), seed: seed(), session: session() };
    const serverSeed = seedAt(place);
    [place, part, nonce] = [place + 1, clientSeed, 0];
    rounds = rounds.map((round) => (round.serverSeed === null ? { ...round, serverSeed } : round));
    return { serverSeed, seed: seed(), session: session() };
  };
  return { session, play, rotate };
}
type Cheat = (answer: Answer, call: 'reading' | 'round' | 'seed', count: number) => Answer;
const honest: Cheat = (answer) => answer;

async function setup() {
  const own = house();
  let [cheat, count, kept] = [honest, 0, new Map<string, string>()];
  const brought: unknown[] = [];
  const server = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const told = (answer: Answer, call: 'reading' | 'round' | 'seed') => cheat(answer, call, (count += 1));
    if (pathname.endsWith('/launch')) return Response.json({ data: { url: '/', sessionId: 's' } });
    if (pathname.endsWith('/rounds')) {
      const body = (await request.json()) as { seed?: { clientSeed: string } };
      brought.push(body.seed);
      return Response.json({ data: told(own.play(body), 'round') });
    }
    if (pathname.endsWith('/seeds')) {
      const { clientSeed, commitment } = (await request.json()) as { clientSeed: string; commitment: string };
      return Response.json({ data: told(own.rotate(clientSeed, commitment), 'seed') });
    }
    if (pathname.includes('/sessions/'))
      return Response.json({ data: told({ session: own.session() }, 'reading').session });
    return Response.json({ data: balance() });
  };
  kept = new Map();
  const storage = {
    read: (name: string) => kept.get(name) ?? null,
    write: (name: string, text: string) => kept.set(name, text),
  };
  const values = [
    [$userId, 3],
    [$location, { path: '/casino/game/1/dice', language: 'en', search: '', hash: '' }],
    [$shelfStorage, storage],
  ];
  const scope = fork({ values: values as never, handlers: [[fetchFx, server]] });
  const tell = async <T>(unit: EventCallable<T>, params: T) => {
    void allSettled(unit as EventCallable<unknown>, { scope, params });
    await vi.advanceTimersByTimeAsync(50);
    await vi.waitFor(() => expect([scope.getState($isPlaying), scope.getState($isReseeding)]).toEqual([false, false]));
  };
  await tell(clockStarted, undefined);
  await tell(balanceRefreshRequested, undefined);
  await tell(roomOpened, undefined);
  await vi.waitFor(() => expect(scope.getState($room)).not.toBeNull());
  await vi.waitFor(() => expect(scope.getState($part)).not.toBeNull());
  await tell(stakeTyped, '20');
  const play = () => tell(playPressed, undefined);
  const rotate = async (part: string) => {
    await tell(ownSeedChanged, part);
    await tell(seedPressed, undefined);
  };
  const alarm = () => scope.getState($kept).alarm;
  const turn = (to: Cheat) => void (cheat = to);
  const elsewhere = own.rotate;
  return { scope, tell, play, rotate, alarm, turn, brought, elsewhere, reopen: () => tell(roomOpened, undefined) };
}

// Under a clock that stands nothing waits for files.
beforeAll(async () => {
  await import('@/widgets/casino/tables');
  await import('@/widgets/casino/check');
}, 60_000);
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[CAS-16] [CAS-17] with an honest house nothing warns: the part goes with the first stake, to the hash that was shown', async () => {
  const { scope, tell, play, rotate, alarm, brought, reopen } = await setup();
  await vi.waitFor(() => expect(scope.getState($firstPart)).toMatch(/^[0-9a-f]{16}$/));
  await tell(partTyped, 'my-own');
  await play();
  expect(brought).toEqual([{ clientSeed: 'my-own', commitment: sha256('server seed 0') }]);
  for (let count = 0; count < 3; count++) {
    await play();
    await rotate(`part-${String(count)}`);
    await reopen();
    await play();
  }
  expect(alarm()).toBeNull();
  expect(brought.slice(1).every((seed) => seed === undefined)).toBe(true);
});

const withSeed = (answer: Answer, change: Partial<GameSeed>): Answer => ({
  ...answer,
  session: { ...answer.session, seed: { ...answer.session.seed, ...change } },
  ...(answer.seed && { seed: { ...answer.seed, ...change } }),
});
const withRound = (answer: Answer, change: Partial<GameRound>): Answer =>
  answer.round === undefined ? answer : { ...answer, round: { ...answer.round, ...change } };
const ground = sha256('a seed that was found after the part was known');

const onPlay: [string, string, Cheat][] = [
  [
    'grinds a seed after it has read the part, and says its hash',
    'exchanged',
    (answer) => withRound(withSeed(answer, { commitment: ground }), { commitment: ground }),
  ],
  ['grinds a seed for one round alone', 'exchanged', (answer) => withRound(answer, { commitment: ground })],
  ['exchanges the promised next seed', 'next', (answer) => withSeed(answer, { next: ground })],
  ['exchanges the player’s part', 'part', (answer) => withRound(answer, { clientSeed: 'ground' })],
  ['leaves out counts that would win', 'gap', (answer) => withRound(answer, { nonce: 9 })],
  ['plays for another choice than was sent', 'bet', (answer) => withRound(answer, { choice: { below: 200 } })],
  ['plays for another stake than was sent', 'bet', (answer) => withRound(answer, { stake: 40 })],
  ['plays one count twice', 'count', (answer) => withRound(answer, { nonce: 0 })],
];
test.each(onPlay)('[CAS-17] [FAIR-11] a house that %s: %s', async (_, found, cheat) => {
  const { scope, play, alarm, turn } = await setup();
  await play();
  expect(alarm()).toBeNull();
  turn((answer, call, count) => (call === 'round' ? cheat(answer, call, count) : answer));
  await play();
  await vi.waitFor(() => expect(alarm()).toBe(found));
  expect(scope.getState($draft).blocker).toBe('alarm');
});

const onChange: [string, string, Cheat][] = [
  ['draws the next seed after it has read the part', 'exchanged', (answer) => withSeed(answer, { commitment: ground })],
  ['brings another part than the player’s', 'part', (answer) => withSeed(answer, { clientSeed: 'ground' })],
  ['opens another seed than the one it promised', 'seed', (answer) => ({ ...answer, serverSeed: 'ground' })],
  [
    'goes on with the seed that it has opened',
    'exchanged',
    (answer) => withSeed(answer, { commitment: sha256('server seed 0') }),
  ],
];
test.each(onChange)('[CAS-17] at a change of the seed, a house that %s: %s', async (_, found, cheat) => {
  const { play, rotate, alarm, turn } = await setup();
  await play();
  turn((answer, call, count) => (call === 'seed' ? cheat(answer, call, count) : answer));
  await rotate('my-own');
  await vi.waitFor(() => expect(alarm()).toBe(found));
});

test('[CAS-17] an old seed that comes back with another reading is found, also after the page was opened anew', async () => {
  const { play, rotate, alarm, turn, reopen } = await setup();
  await play();
  await rotate('second');
  turn((answer) => withSeed(answer, { commitment: sha256('server seed 0') }));
  await reopen();
  await vi.waitFor(() => expect(alarm()).toBe('replayed'));
});

test.each([
  ['pressed once more', 1],
  ['opened anew', 0],
])('[FAIR-22] the answer of a change of the seed is lost: nothing warns when the page is %s', async (_, again) => {
  const { scope, play, rotate, alarm, turn, reopen } = await setup();
  await play();
  turn((answer, call) => {
    if (call === 'seed') throw new Error('lost');
    return answer;
  });
  await rotate('my-own');
  turn(honest);
  if (again === 1) await rotate('my-own');
  await reopen();
  expect(alarm()).toBeNull();
  await play();
  expect([alarm(), scope.getState($room)?.rounds.length]).toEqual([null, 2]);
  expect(scope.getState($kept)).toMatchObject({ seed: { clientSeed: 'my-own' }, past: [{ nonce: 1 }] });
});

test('[FAIR-22] a part that this browser sent excuses no other part, and no other hash', async () => {
  const { play, rotate, alarm, turn, reopen } = await setup();
  await play();
  turn((answer, call) => {
    if (call === 'seed') throw new Error('lost');
    return withSeed(answer, { clientSeed: 'ground' });
  });
  await rotate('my-own');
  await reopen();
  expect(alarm()).toBe('elsewhere');
});

test('[CAS-17] a seed that somebody changed elsewhere warns once, and stays known after the answer', async () => {
  const { scope, tell, play, alarm, reopen, elsewhere } = await setup();
  await play();
  elsewhere('theirs');
  await reopen();
  await vi.waitFor(() => expect(alarm()).toBe('elsewhere'));
  await play();
  expect(scope.getState($room)?.rounds).toHaveLength(1);
  await tell(goOnPressed, undefined);
  expect(alarm()).toBeNull();
  await play();
  expect([alarm(), scope.getState($room)?.rounds.length]).toEqual([null, 2]);
});
