/**
 * A house that cheats. Its answers come over HTTP from the real server and are changed on the way, to those of a house that grinds, exchanges or
 * plays again. The page's own models look at them, as in the browser. Rows CAS-17, FAIR-12, FAIR-19.
 */
import { createHash } from 'node:crypto';

import { allSettled, type EventCallable, fork, type Scope } from 'effector';
import { expect, test } from 'vitest';

import { balanceRefreshRequested } from '@/entities/account';
import { $chains } from '@/entities/games/chains';
import { $userId } from '@/entities/session';
import { $kept } from '@/features/games/promise';
import { ticketsRead } from '@/features/pools/buy-ticket';
import { fetchFx } from '@/shared/api';
import { $shelfStorage } from '@/shared/keyed-call';
import { loadPartFx } from '@/shared/part';
import { $location } from '@/shared/routing';

import type { LottoDraw } from '../../../contracts/lotto.ts';
import type { GameRound, GameSession } from '../../../contracts/rounds.ts';
import type { SharedChain, SharedTable } from '../../../contracts/shared-rounds.ts';
import { roundMs } from '../../../contracts/virtual/facts.ts';
import type { VirtualSports } from '../../../contracts/virtual-sports.ts';
import { playPressed, stakeTyped } from '../../../src/pages/games/room/model/form.ts';
import { roomOpened } from '../../../src/pages/games/room/model/opened.ts';
import { tableOpened } from '../../../src/pages/games/shared/model/opened.ts';
import { watchPart } from '../../../src/pages/games/shared/model/watch.ts';
import { virtualQuery } from '../../../src/pages/games/virtual/api/virtual.ts';
import { watchShown } from '../../../src/pages/games/virtual/model/watch.ts';
import { drawsShown } from '../../../src/pages/section/model/draw-watch.ts';
import { later, playerOf } from '../support/limit-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const ground = sha256('ground');

type Lie<T> = (told: T) => unknown;
/** A browser before this house: `turn` says from when on it lies, in answers of which address. */
function browser(path: string, { client, userId }: { client: Client; userId: number }) {
  let lie: Lie<never> | null = null;
  let lied = /^$/;
  const server = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'GET' ? undefined : ((await request.json()) as object);
    const key = request.headers.get('Idempotency-Key');
    const sent = await client.call<{ data: never }>(request.method, pathname + search, body, {
      ...(key !== null && { 'Idempotency-Key': key }),
    });
    const isLied = lie !== null && lied.test(pathname) && sent.status < 300;
    return Response.json(isLied ? { ...sent.body, data: lie?.(sent.body.data) } : sent.body, { status: sent.status });
  };
  const shelf = new Map<string, string>();
  const values = [
    [$userId, userId],
    [$location, { path, language: 'en', search: '', hash: '' }],
    [
      $shelfStorage,
      { read: (name: string) => shelf.get(name) ?? null, write: (name: string, text: string) => shelf.set(name, text) },
    ],
  ];
  const scope = fork({ values: values as never, handlers: [[fetchFx, server]] });
  const fire = <T>(unit: EventCallable<T>, params: T) => allSettled(unit as EventCallable<unknown>, { scope, params });
  const turn = <T>(address: RegExp, to: Lie<T>) => {
    lied = address;
    lie = to;
  };
  return { client, scope, fire, turn };
}
const alarmOf = (scope: Scope, game: string) => scope.getState($chains)[game]?.alarm;
const enter = async () =>
  playerOf(await server.enter(), { protection: { profile: 'open', slotCycleMs: 0, gameCycleMs: 0 } });

/** Rounds that one plays alone: dice, by the room of the page. */
type Played = { round: GameRound; session: GameSession };
const withSeed = ({ round, session }: Played, change: object) => ({
  round: { ...round, ...('commitment' in change && { commitment: change.commitment }) },
  session: { ...session, seed: { ...session.seed, ...change } },
});
const own: [string, string, Lie<Played>][] = [
  ['grinds a seed when it has read the part', 'exchanged', (told) => withSeed(told, { commitment: ground })],
  ['exchanges the seed that it promised next', 'next', (told) => withSeed(told, { next: ground })],
  [
    'exchanges the player’s part',
    'part',
    (told) => withSeed({ ...told, round: { ...told.round, clientSeed: 'ground' } }, { clientSeed: 'ground' }),
  ],
  ['plays a count again', 'count', ({ round, session }) => ({ session, round: { ...round, nonce: 0 } })],
  ['leaves out a count that would win', 'gap', ({ round, session }) => ({ session, round: { ...round, nonce: 7 } })],
  [
    'plays for another choice',
    'bet',
    ({ round, session }) => ({ session, round: { ...round, choice: { below: 200 } } }),
  ],
];
test('[CAS-17] over HTTP, rounds that one plays alone: an honest house raises no alarm, each of six others does', async () => {
  for (const [name, alarm, lie] of own) {
    const { scope, fire, turn } = browser('/casino/game/1/dice', await enter());
    await fire(balanceRefreshRequested, undefined);
    await fire(roomOpened, undefined);
    await fire(stakeTyped, '20');
    for (let round = 0; round < 2; round += 1) await fire(playPressed, undefined);
    expect([name, scope.getState($kept).alarm, scope.getState($kept).rounds.length]).toEqual([name, null, 2]);
    turn(/\/rounds$/, lie);
    await fire(playPressed, undefined);
    expect([name, scope.getState($kept).alarm]).toEqual([name, alarm]);
  }
});

/** Crash and the wheel, by their page: what the table says is held against what was seen. */
const changed = ({ chains, ...table }: SharedTable, change: Partial<SharedChain>): SharedTable => ({
  ...table,
  chains: chains.map((chain) => ({ ...chain, ...change })),
});
const lastOf = (table: SharedTable, change: object): SharedTable => ({
  ...table,
  last: table.last.map((round, place) => (place === 0 ? { ...round, ...change } : round)),
});
const shared: [string, string, Lie<SharedTable>][] = [
  ['exchanges the chain', 'exchanged', (told) => changed(told, { terminating: ground })],
  ['exchanges the salt or the public value', 'exchanged', (told) => changed(told, { salt: ground })],
  [
    'names a public value afterwards',
    'exchanged',
    (told) => changed(told, { publicValue: 'https://beacon.example/public/9' }),
  ],
  [
    'exchanges the chain that it promised',
    'exchanged',
    (told) => ({ ...told, nextChain: { ...told.nextChain!, terminating: ground } }),
  ],
  ['keeps its chains to itself', 'broken', (told) => lastOf({ ...told, chains: [] }, { hash: ground })],
  ['keeps the hash of a round to itself', 'broken', (told) => lastOf(told, { hash: null })],
  ['grinds the hash of a round', 'broken', (told) => lastOf(told, { hash: ground })],
  [
    'says another result',
    'draws',
    // Always another one: a fixed number is the truth now and then.
    (told) => lastOf(told, { draws: told.last[0]!.draws.map((draw) => (draw === 0 ? 1 : draw - 1)) }),
  ],
  [
    'plays an old round again',
    'replayed',
    (told) => ({ ...told, round: { ...told.round, number: 1 }, last: told.last.slice(-1) }),
  ],
  ['leaves out a number', 'gap', (told) => ({ ...told, last: told.last.filter((_, place) => place !== 1) })],
];
test.each(['crash', 'wheel-draw'])(
  '[FAIR-12] over HTTP, %s: an honest house raises no alarm, each of ten others does',
  async (kind) => {
    const player = await enter();
    const { client } = player;
    const round = async () => {
      const { data } = (await client.get<{ data: SharedTable }>(`/games-api/v1/shared/${kind}`)).body;
      const wait = (data.round.nextAt ?? data.round.endsAt ?? data.now + 5000) - data.now;
      await client.control('POST', 'clock', { advance: Math.max(0.1, wait / 1000 + 0.01) });
      return data.last.length;
    };
    while ((await round()) < 4);
    const pages = [];
    for (const [name, alarm, lie] of shared) {
      const { scope, fire, turn } = browser(`/casino/game/1/${kind}`, player);
      await allSettled(loadPartFx, { scope, params: watchPart });
      await fire(tableOpened, undefined);
      expect([name, alarmOf(scope, kind)]).toEqual([name, null]);
      pages.push({ name, alarm, scope, fire, turn, lie });
    }
    for (let count = 0; count < 3; count += 1) await round();
    for (const { name, alarm, scope, fire, turn, lie } of pages) {
      await fire(tableOpened, undefined);
      expect([name, alarmOf(scope, kind)]).toEqual([name, null]);
      turn(/\/shared\/[\w-]+$/, lie);
      await fire(tableOpened, undefined);
      expect([name, alarmOf(scope, kind)]).toEqual([name, alarm]);
    }
  },
);

/** Draws of a lottery, by what the host gives its app. */
const drawLies: [string, string, Lie<LottoDraw>][] = [
  [
    'exchanges the chain',
    'exchanged',
    (told) => ({ ...told, place: { ...told.place!, chain: { ...told.place!.chain, terminating: ground } } }),
  ],
  [
    'exchanges the public value',
    'exchanged',
    (told) => ({ ...told, place: { ...told.place!, chain: { ...told.place!.chain, salt: ground } } }),
  ],
  ['exchanges the hash of the draw', 'promise', (told) => ({ ...told, commitment: ground })],
  ['grinds the seed of the draw', 'draws', (told) => ({ ...told, seed: ground })],
  [
    'moves the draw to another place',
    'promise',
    (told) => ({ ...told, place: { ...told.place!, number: told.place!.number + 1 } }),
  ],
  ['grinds the hash', 'broken', (told) => ({ ...told, place: { ...told.place!, hash: ground } })],
  [
    'says other numbers',
    'draws',
    (told) => ({ ...told, numbers: told.numbers!.map((number) => ((number + 1) % 20) + 1) }),
  ],
  [
    'says the numbers of an old draw',
    'draws',
    (told) => ({ ...told, numbers: told.numbers!.map((number) => (number % 20) + 1) }),
  ],
];
test('[FAIR-19] over HTTP, a lottery: an honest house raises no alarm, each of eight others does', async () => {
  const player = await enter();
  const { client } = player;
  const read = async (page: ReturnType<typeof browser>, path: string, lie: Lie<LottoDraw> = (told) => told) => {
    const { data, ...rest } = (await client.get<{ data: LottoDraw }>(path)).body;
    const answer = { ...rest, data: /\d$/.test(path) ? lie(data) : data };
    await page.fire(ticketsRead, { path: path.split('?')[0]!, answer });
  };
  const pages = [];
  for (const [name, alarm, lie] of drawLies) {
    const page = browser('/lotto', player);
    await page.fire(drawsShown, undefined);
    await read(page, '/lotto-api/v1/catalog');
    pages.push({ name, alarm, lie, page });
  }
  type Catalog = { data: { id: number; draws: LottoDraw[] }[] };
  const { data } = (await client.get<Catalog>('/lotto-api/v1/catalog')).body;
  const hourly = data.find(({ id }) => id === 3)!.draws[0]!;
  await later(client, 2 * 3600);
  for (const { name, alarm, lie, page } of pages) {
    const said = () => alarmOf(page.scope, 'lotto-3');
    for (const path of ['catalog', 'results?pageSize=30', String(hourly.id)]) await read(page, `/lotto-api/v1/${path}`);
    expect([name, said()]).toEqual([name, null]);
    await read(page, `/lotto-api/v1/${String(hourly.id)}`, lie);
    expect([name, said()]).toEqual([name, alarm]);
  }
});

/** Virtual football, by its page. */
const over = (told: VirtualSports, change: (match: VirtualSports['matches'][number]) => object): VirtualSports => {
  const last = told.matches.findLast(({ sportId, place }) => sportId === 51 && place?.hash != null);
  return {
    ...told,
    matches: told.matches.map((match) => (match.id === last?.id ? { ...match, ...change(match) } : match)),
  };
};
const virtualLies: [string, string, Lie<VirtualSports>][] = [
  [
    'exchanges the chain',
    'exchanged',
    (told) => ({ ...told, chains: told.chains!.map((chain) => ({ ...chain, terminating: ground })) }),
  ],
  [
    'exchanges the public value',
    'exchanged',
    (told) => ({
      ...told,
      chains: told.chains!.map((chain) => ({ ...chain, publicValue: 'named afterwards', salt: ground })),
    }),
  ],
  ['exchanges the hash of a match', 'promise', (told) => over(told, () => ({ commitment: ground }))],
  [
    'moves a match to another place',
    'promise',
    (told) => over(told, ({ place }) => ({ place: { ...place!, number: place!.number + 1 } })),
  ],
  ['grinds the seed of a match', 'draws', (told) => over(told, () => ({ serverSeed: ground }))],
  [
    'grinds the hash of a round',
    'broken',
    (told) => over(told, ({ place }) => ({ place: { ...place!, hash: ground } })),
  ],
  ['says another score', 'draws', (told) => over(told, ({ score }) => ({ score: [score![0] + 1, score![1]] }))],
  [
    'leaves out a round',
    'gap',
    (told) => ({
      ...told,
      matches: told.matches.filter(
        ({ round, sportId }) =>
          sportId !== 51 ||
          round !== Math.max(...told.matches.filter((match) => match.sportId === 51).map((match) => match.round)) - 1,
      ),
    }),
  ],
  [
    'plays old rounds again',
    'replayed',
    (told) => ({
      ...told,
      matches: told.matches
        .map((match) =>
          match.place === undefined
            ? match
            : {
                ...match,
                id: match.id + 9000,
                round: match.round - 4,
                place: { ...match.place, number: match.place.number - 4 },
              },
        )
        .filter(({ round }) => round > 0),
    }),
  ],
];
test('[FAIR-19] over HTTP, virtual matches: an honest house raises no alarm, each of nine others does', async () => {
  const player = await enter();
  const { client } = player;
  const pages = [];
  await later(client, (3 * roundMs) / 1000);
  for (const [name, alarm, lie] of virtualLies) {
    const page = browser('/virtualsports', player);
    await page.fire(watchShown, undefined);
    await page.fire(virtualQuery.start as EventCallable<void>, undefined);
    expect([name, alarmOf(page.scope, 'virtual-51')]).toEqual([name, null]);
    pages.push({ name, alarm, lie, page });
  }
  await later(client, roundMs / 1000 + 240);
  for (const { name, alarm, lie, page } of pages) {
    const said = () => alarmOf(page.scope, 'virtual-51');
    page.turn(/\/virtual$/, lie);
    await page.fire(virtualQuery.start as EventCallable<void>, undefined);
    expect([name, said()]).toEqual([name, alarm]);
  }
  const honest = browser('/virtualsports', player);
  await honest.fire(watchShown, undefined);
  for (let turn = 0; turn < 2; turn += 1) {
    await honest.fire(virtualQuery.start as EventCallable<void>, undefined);
    await later(client, roundMs / 1000);
  }
  expect(alarmOf(honest.scope, 'virtual-51')).toBeNull();
});
