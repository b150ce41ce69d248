/** A round that waits while the table of its game is replaced: who comes back to it is paid by the table that dealt it. */
import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { mathsOf } from '../../../contracts/games/maths.ts';
import type { GameRound, GameSession } from '../../../contracts/rounds.ts';
import { sql } from '../../../sandbox/db/index.ts';
import { moneyOf } from '../support/coupon-support.ts';
import { day, later, playerOf } from '../support/limit-support.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const base = '/games-api/v1';
/** Two aces, three twos, and five cards that nobody takes. */
const fullHouse = [0, 13, 1, 14, 27, 5, 6, 7, 8, 9];
const hold = 31;

/** A full house on the table of a player, dealt by these mathematics. No release deals by old ones, so the kept round is made older by hand. */
async function dealt(maths: string | null) {
  const { client } = await playerOf(await server.enter(), { protection: { profile: 'open', gameCycleMs: 0 } });
  const opened = await client.post<{ data: { sessionId: string } }>(`${base}/launch`, {
    gameId: 'jacks',
    mode: 'real',
  });
  const path = `${base}/sessions/${opened.body.data.sessionId}`;
  const before = await moneyOf(client);
  type Told = { data: { round: GameRound; session: GameSession } };
  const act = (name: string, body: object) =>
    client.post<Told>(`${path}/${name}`, body, { 'Idempotency-Key': randomUUID() });
  const { id } = (await act('rounds', { stake: 1, choice: {} })).body.data.round;
  const { db } = server.worldOf(client);
  sql(db, 'DROP TRIGGER game_round_is_final').run();
  sql(db, 'UPDATE game_round SET draws = ?, maths = ? WHERE id = ?').run(JSON.stringify(fullHouse), maths, id);
  const round = async () => (await client.get<{ data: GameRound }>(`${base}/rounds/${id}`)).body.data;
  const won = async () => (await moneyOf(client)) - before;
  return { client, step: () => act('steps', { roundId: id, hold }), round, won };
}

test.each([
  ['before versions were kept', null, 9],
  ['by the first version', '1:a', 9],
  ['by the table of now', mathsOf('jacks'), 8],
])('[CAS-32] a full house that was dealt %s is told with it and pays its stakes', async (_, maths, times) => {
  const { step, round, won } = await dealt(maths);
  expect((await step()).body.data.round).toMatchObject({ maths, payout: times, isOpen: false });
  expect(await round()).toMatchObject({ maths, payout: times });
  expect(await won()).toBe(times - 1);
});

test('[CAS-32] left for a day, it ends by the table that dealt it', async () => {
  const { client, round, won } = await dealt('1:a');
  await later(client, day + 120);
  expect(await round()).toMatchObject({ payout: 9, isOpen: false });
  expect(await won()).toBe(8);
});
