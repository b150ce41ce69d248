/**
 * A house that cheats. Its answers come over HTTP from the real server and are changed on the way, to those of a house that grinds, exchanges or
 * plays again. The page's own models look at them, as in the browser. Rows FAIR-12, FAIR-19;
 * rounds that one plays alone: hostile-own-rounds.test.ts.
 */
import { allSettled, type Scope } from 'effector';
import { expect, test } from 'vitest';

import { $chains } from '@/entities/casino/chains';
import { ticketsRead } from '@/features/pools/buy-ticket';
import { loadPartFx } from '@/shared/part';

import type { LottoDraw } from '../../../contracts/lotto.ts';
import type { SharedChain, SharedTable } from '../../../contracts/shared-rounds.ts';
import { roundMs } from '../../../contracts/virtual/facts.ts';
import type { VirtualSports } from '../../../contracts/virtual-sports.ts';
import { tableOpened } from '../../../src/pages/casino/shared-rounds/model/opened.ts';
import { watchPart } from '../../../src/pages/casino/shared-rounds/model/watch.ts';
import { virtualQuery } from '../../../src/pages/casino/virtual/api/virtual.ts';
import { watchShown } from '../../../src/pages/casino/virtual/model/watch.ts';
import { drawsShown } from '../../../src/pages/section/model/draw-watch.ts';
import { browser, ground, type Lie, quickPlayer } from '../support/hostile-support.ts';
import { later } from '../support/limit-support.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

const alarmOf = (scope: Scope, game: string) => scope.getState($chains)[game]?.alarm;
const enter = async () => quickPlayer(await server.enter());

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
    await page.fire(virtualQuery.start, undefined);
    expect([name, alarmOf(page.scope, 'virtual-51')]).toEqual([name, null]);
    pages.push({ name, alarm, lie, page });
  }
  await later(client, roundMs / 1000 + 240);
  for (const { name, alarm, lie, page } of pages) {
    const said = () => alarmOf(page.scope, 'virtual-51');
    page.turn(/\/virtual$/, lie);
    await page.fire(virtualQuery.start, undefined);
    expect([name, said()]).toEqual([name, alarm]);
  }
  const honest = browser('/virtualsports', player);
  await honest.fire(watchShown, undefined);
  for (let turn = 0; turn < 2; turn += 1) {
    await honest.fire(virtualQuery.start, undefined);
    await later(client, roundMs / 1000);
  }
  expect(alarmOf(honest.scope, 'virtual-51')).toBeNull();
});
