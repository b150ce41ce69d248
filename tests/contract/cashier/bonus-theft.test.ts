/** What thieves did with the bonus of a deposit, over HTTP. Rows PROMO-20, PROMO-26. */
import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Balance } from '../../../contracts/account.ts';
import type { WagerBonus } from '../../../contracts/bonuses.ts';
import { atBank, depositPlayer } from '../support/deposit-support.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const quick = { protection: { profile: 'open', slotCycleMs: 0, gameCycleMs: 0 } };
type Launched = { data: { sessionId: string } };

/** A new player who paid 200 in and has 50 of the casino with it. */
async function withBonus() {
  const world = await server.enter();
  await world.control('PATCH', 'config', quick);
  const { client, accountId, pay } = await depositPlayer(world, { profile: 'new' });
  const { body } = await pay({ amount: 200, bonus: 'casino' });
  await atBank(client, body.data, 'yes');
  await client.control('POST', 'clock', { advance: 6 });
  const keyed = <T>(path: string, sent: object) => client.post<T>(path, sent, { 'Idempotency-Key': randomUUID() });
  const bonus = async () =>
    (await client.get<{ data: WagerBonus[] }>('/office-api/v1/bonuses/wager')).body.data[0] as WagerBonus;
  const money = async () => {
    const { data } = (await client.get<{ data: Balance }>('/web-api/account/balance')).body;
    return [data.accounts[0]!.money, data.bonuses[0]?.money ?? 0] as const;
  };
  const launch = async (gameId: string, account?: number) =>
    keyed<Launched & { code?: number }>('/games-api/v1/launch', { gameId, mode: 'real', accountId: account });
  const play = async (session: string, stake: number, choice: object) =>
    (await keyed(`/games-api/v1/sessions/${session}/rounds`, { stake, choice })).status;
  const withdraw = (amount: number) => keyed('/deduce-api/v1/requests', { accountId, amount });
  return { client, bonus, money, launch, play, withdraw };
}

test('[PROMO-20] 200 paid in and withdrawn at once: the bonus of 50 goes with them', async () => {
  const { bonus, money, withdraw } = await withBonus();
  expect(await money()).toEqual([200, 50]);
  expect((await withdraw(200)).status).toBe(201);
  expect([await money(), (await bonus()).status]).toEqual([[0, 0], 'given_up']);
});

test('[PROMO-20] 275 staked at dice "below 98 %" do not make the bonus own money', async () => {
  const { bonus, money, launch, play } = await withBonus();
  const { data } = (await launch('dice')).body;
  // Eleven rounds of 25: all but one in fifty win, so nothing is risked.
  for (let round = 0; round < 11; round += 1) expect(await play(data.sessionId, 25, { below: 9800 })).toBe(201);
  const { done, required, status, held } = await bonus();
  expect([status, held, required]).toEqual(['active', 50, 250]);
  expect(done).toBeLessThan(275 * 0.3);
  expect((await money())[1]).toBe(50);
});

test('[PROMO-26] a round of mines that was left before its first step wagers nothing, and bonus money plays nothing', async () => {
  const { client, bonus, launch, play } = await withBonus();
  const { data } = (await launch('mines')).body;
  expect(await play(data.sessionId, 25, { mines: 3 })).toBe(201);
  expect((await bonus()).done).toBe(0);
  const { bonuses } = (await client.get<{ data: Balance }>('/web-api/account/balance')).body.data;
  expect((await launch('dice', bonuses[0]!.id)).status).toBe(400);
  await client.control('POST', 'clock', { advance: 2 * 86_400 });
  const renewed = await client.get<{ data: { token: string } }>('/web-api/user/gettoken?force_refresh=true');
  client.token = renewed.body.data.token;
  expect((await bonus()).done).toBe(0);
});
