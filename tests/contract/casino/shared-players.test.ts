/** The players of a shared round, as everybody sees them. */
import { createHash, randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { SharedBet, SharedTable } from '../../../contracts/shared-rounds.ts';
import { later, playerOf } from '../support/limit-support.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const quick = { protection: { profile: 'open', slotCycleMs: 0, gameCycleMs: 0 } };
const base = '/games-api/v1/shared/crash';

test('[CAS-09] everybody sees stakes and exits of a flight under signs, and neither a bet nor its player', async () => {
  const { client } = await playerOf(await server.enter(), quick);
  const table = async () => (await client.get<{ data: SharedTable }>(base)).body.data;
  let { round } = await table();
  for (let tries = 0; tries < 20 && round.phase !== 'open'; tries++) {
    await later(client, 20);
    ({ round } = await table());
  }
  expect(round.players).toEqual([]);
  const { body } = await client.post<{ data: { bet: SharedBet } }>(
    `${base}/bets`,
    { roundId: round.id, mode: 'real', stake: 2, choice: { auto: 101 } },
    { 'Idempotency-Key': randomUUID() },
  );
  const { bet } = body.data;
  expect(bet.sign).toBe(createHash('sha256').update(bet.id).digest('hex').slice(0, 8));
  const during = await table();
  expect(during.round.players).toEqual([{ sign: bet.sign, currency: bet.currency, stake: 2, left: null, payout: 0 }]);
  expect(JSON.stringify(during)).not.toContain(bet.id);
  await later(client, 130);
  const { last } = await table();
  const ended = last.find(({ id }) => id === round.id);
  expect(ended).toMatchObject({ phase: 'ended', bets: 1 });
  expect(ended).not.toHaveProperty('players');
});

test('[CAS-09] a draw that nobody can leave tells no players', async () => {
  const { client } = await playerOf(await server.enter(), quick);
  const { body } = await client.get<{ data: SharedTable }>('/games-api/v1/shared/wheel-draw');
  expect(body.data.round).not.toHaveProperty('players');
});
