/** What an operator and a laboratory read of the games of a running site. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { GameReturnsAnswer } from '../../../contracts/laboratory.ts';
import type { GameRound } from '../../../contracts/rounds.ts';
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

async function play(game: string, choice: object): Promise<GameRound> {
  const client = new Client(running.address, 'main');
  await client.logIn();
  const { body } = await client.post<{ data: { sessionId: string } }>('/games-api/v1/launch', {
    gameId: game,
    mode: 'real',
    lng: 'en',
  });
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
  const round = await play('roulette', { spots: ['red'] });
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
