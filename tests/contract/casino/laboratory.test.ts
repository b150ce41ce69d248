/** What an operator and a laboratory read of the games of a running site. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import maths from '../../../contracts/games/maths.json' with { type: 'json' };
import published from '../../../contracts/games/returns.json' with { type: 'json' };
import {
  ExportedRoundsAnswer,
  GameReturnsAnswer,
  GameRulesAnswer,
  ReplayAnswer,
} from '../../../contracts/laboratory.ts';
import type { GameRound } from '../../../contracts/rounds.ts';
import type { SharedTable } from '../../../contracts/shared-rounds.ts';
import { sql } from '../../../sandbox/db/index.ts';
import { readSettings } from '../../../sandbox/server/environment.ts';
import { type Running, start } from '../../../sandbox/server/start.ts';
import { Client } from '../support/server.ts';

const token = 'an operator says this and nobody else';
const folder = mkdtempSync(join(tmpdir(), 'openbook-laboratory-'));
let running: Running;
beforeAll(async () => {
  running = await start(
    readSettings({
      ...{ DEMO: '1', PORT: '0', CHAT_PORT: '0', PSP_PORT: '0', METRICS_PORT: '0', SANDBOX_LOG: 'silent' },
      ...{ SANDBOX_DB: join(folder, 'site.sqlite'), SANDBOX_SEED: '1', OPERATOR_TOKEN: token },
    }),
  );
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true });
});

const asOperator = (path: string, bearer = token) =>
  fetch(`${running.address}/operator-api/v1/games/${path}`, { headers: { Authorization: `Bearer ${bearer}` } });

async function player(): Promise<Client> {
  const client = new Client(running.address, 'main');
  await client.logIn();
  return client;
}

/** A round of 100, once the game takes one. */
async function roundsOf(client: Client, game: string, choice: object): Promise<GameRound> {
  const launched = { gameId: game, mode: 'real', lng: 'en' };
  const { body } = await client.post<{ data: { sessionId: string } }>('/games-api/v1/launch', launched);
  // Longer than any pause between rounds.
  running.worlds.main.clock.advance(10);
  const played = await client.post<{ data: { round: GameRound } }>(
    `/games-api/v1/sessions/${body.data.sessionId}/rounds`,
    { stake: 100, choice },
    { 'Idempotency-Key': randomUUID() },
  );
  expect(played.status).toBe(201);
  return played.body.data.round;
}

test('[LAB-04] what came back of stakes is in the list of the operator and in the figures of the server', async () => {
  expect((await asOperator('returns', 'somebody else')).status).toBe(401);
  const round = await roundsOf(await player(), 'roulette', { spots: ['red'] });
  running.worlds.main.clock.advance(10);
  const list = GameReturnsAnswer.parse(await (await asOperator('returns')).json()).data;
  expect(list).toMatchObject([
    {
      ...{ game: 'roulette', mode: 'real', rounds: 1, isOff: false },
      sums: [{ currency: round.currency, staked: 100, paid: round.payout, expected: 97.3 }],
    },
  ]);
  const figures = await (await fetch(`${String(running.metrics)}/metrics`)).text();
  expect(figures).toContain('openbook_game_rounds_total{game="roulette"} 1\n');
  expect(figures).toContain(
    `openbook_game_paid_total{game="roulette",iso="${round.currency}"} ${String(round.payout)}\n`,
  );
  expect(figures).toContain('openbook_game_return_off{game="roulette"} 0\n');
  expect(sql(running.worlds.main.db, 'SELECT COUNT(*) AS rows FROM game_returns').get()?.rows).toBe(1);
});

test('[LAB-05] ended rounds are exported by pages, as JSON and as a sheet, and no seed in use leaves', async () => {
  const client = await player();
  const ids = [await roundsOf(client, 'dice', { below: 5000 }), await roundsOf(client, 'dice', { below: 5000 })];
  await roundsOf(client, 'mines', { mines: 3 });
  const from = Math.floor(running.worlds.main.clock.now() / 1000) - 3600;
  const page = async (query: string) =>
    ExportedRoundsAnswer.parse(
      await (await asOperator(`rounds?game=dice&limit=1&from=${String(from)}${query}`)).json(),
    );
  const first = await page('');
  const second = await page(`&after=${String(first.next)}`);
  expect([first, second].map(({ data }) => data.map(({ round }) => round.id))).toEqual(ids.map(({ id }) => [id]));
  expect((await page(`&after=${String(second.next)}`)).data).toEqual([]);
  expect(first.data[0]).toMatchObject({
    player: expect.any(Number),
    round: { serverSeed: null, draws: ids[0]!.draws },
  });
  // An open round of mines is not in it.
  const all = await asOperator(`rounds?from=${String(from)}`);
  expect(ExportedRoundsAnswer.parse(await all.json()).data.map(({ round }) => round.game)).not.toContain('mines');

  const sheet = await asOperator(`rounds?game=dice&limit=1&format=csv&from=${String(from)}`);
  expect(sheet.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(sheet.headers.get('openbook-next')).toBe(first.next);
  const [head, line, rest] = (await sheet.text()).split('\r\n');
  expect(head).toContain('"id","player","game"');
  expect(line).toContain(`"${ids[0]!.id}",`);
  expect(rest).toBe('');
});

test('[LAB-03] a round is expected to bring what its very choice returns at its very stake, with its rounding down', async () => {
  const client = await player();
  const sums = async () => {
    running.worlds.main.clock.advance(61);
    const list = GameReturnsAnswer.parse(await (await asOperator('returns')).json()).data;
    return list.find(({ game }) => game === 'dice')!.sums[0]!;
  };
  const before = await sums();
  // 70 of 100 win 1.41428 times: 100.00 pay 141.42, and three rounds show in hundredths what is lost.
  for (let round = 0; round < 3; round += 1) await roundsOf(client, 'dice', { below: 7000 });
  const after = await sums();
  expect(after.staked - before.staked).toBe(300);
  expect(after.expected - before.expected).toBeCloseTo(3 * 0.7 * 141.42, 2);
});

test('[LAB-05] an export of one player has the rounds of no other', async () => {
  running.worlds.main.clock.advance(61);
  const { id } = await roundsOf(await player(), 'wheel', { risk: 'low' });
  const from = Math.floor(running.worlds.main.clock.now() / 1000) - 60;
  const exported = async (query: string) =>
    ExportedRoundsAnswer.parse(await (await asOperator(`rounds?from=${String(from)}${query}`)).json()).data;
  const [round] = await exported('');
  expect(round?.round.id).toBe(id);
  expect((await exported(`&player=${String(round?.player)}`)).map((one) => one.round.id)).toEqual([id]);
  expect(await exported(`&player=${String(Number(round?.player) + 1)}`)).toEqual([]);
});

test.each(['from=0', 'game=poker', 'mode=both', 'after=1', 'player=x'])(
  '[LAB-05] an export of %s is refused with the field',
  async (query) => {
    running.worlds.main.clock.advance(61);
    const answer = await asOperator(`rounds?${query.startsWith('from') ? '' : 'from=4000000000&'}${query}`);
    expect(answer.status).toBe(400);
  },
);

test('[LAB-06] any ended round is played again from its kept seed, and a changed one is told', async () => {
  running.worlds.main.clock.advance(61);
  const client = await player();
  const { id, draws, payout, commitment } = await roundsOf(client, 'sic-bo', { spots: ['big'] });
  const replayed = async (round: string) => ReplayAnswer.parse(await (await asOperator(`rounds/${round}`)).json()).data;
  expect(await replayed(id)).toMatchObject({
    ...{ round: { id, serverSeed: null }, replay: { draws, payout, commitment }, differs: [] },
  });
  const { db } = running.worlds.main;
  sql(db, 'UPDATE game_round SET payout = payout + 1 WHERE id = ?').run(id);
  expect((await replayed(id)).differs).toEqual(['payout']);
  sql(db, 'UPDATE game_round SET payout = payout - 1 WHERE id = ?').run(id);

  const open = await roundsOf(client, 'hi-lo', {});
  expect(open.isOpen).toBe(true);
  expect((await asOperator(`rounds/${open.id}`)).status).toBe(409);
  expect((await asOperator(`rounds/${randomUUID()}`)).status).toBe(404);
});

test('[LAB-06] a bet on a round of everybody is played again from its chain, and exported by its kind', async () => {
  const client = await player();
  const { clock } = running.worlds.main;
  clock.advance(61);
  const path = '/games-api/v1/shared/wheel-draw';
  const open = async () => (await client.get<{ data: SharedTable }>(path)).body.data.round;
  await open();
  clock.setNow((Math.floor(clock.now() / 30_000) + 1) * 30_000 + 1000);
  const { id: roundId } = await open();
  const placed = await client.post<{ data: { bet: { id: string } } }>(
    `${path}/bets`,
    { roundId, mode: 'real', stake: 100, choice: { risk: 'low' } },
    { 'Idempotency-Key': randomUUID() },
  );
  const { id } = placed.body.data.bet;
  expect((await asOperator(`rounds/${id}`)).status).toBe(409);
  clock.advance(31);
  await expect.poll(async () => (await asOperator(`rounds/${id}`)).status).toBe(200);
  const again = ReplayAnswer.parse(await (await asOperator(`rounds/${id}`)).json()).data;
  expect(again).toMatchObject({ differs: [], round: { draws: again.replay.draws } });
  const from = Math.floor(clock.now() / 1000) - 3600;
  const list = await asOperator(`rounds?game=wheel-draw&from=${String(from)}`);
  expect(ExportedRoundsAnswer.parse(await list.json()).data.map(({ round }) => round.id)).toEqual([id]);
});

test('[LAB-07] anybody reads the rules of each game, with the hash that its rounds keep', async () => {
  const rules = (game: string, query = '') => fetch(`${running.address}/games-api/v1/games/${game}/rules${query}`);
  for (const [game, figures] of Object.entries(published)) {
    const { data } = GameRulesAnswer.parse(await (await rules(game)).json());
    expect(data).toMatchObject({ game, published: figures, maths: maths[game as keyof typeof maths] });
    expect(data.pays?.rows.length, game).toBeGreaterThan(1);
    expect(data.choices[0]?.return, game).toBeGreaterThan(0.85);
  }
  const client = await player();
  const round = await roundsOf(client, 'wheel', { risk: 'low' });
  const { data } = GameRulesAnswer.parse(await (await rules('wheel')).json());
  expect(round.maths).toBe(`${String(data.maths.version)}:${data.maths.hash}`);
  const last = GameRulesAnswer.parse(await (await rules('dice', '?page=97&pageSize=100')).json()).data;
  expect(last.choiceCount).toBe(9602);
  expect(last.choices.at(-1)).toMatchObject({ choice: { below: 9800 } });
  expect((await rules('poker')).status).toBe(404);
});
