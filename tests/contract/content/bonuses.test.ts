import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Balance } from '../../../contracts/account.ts';
import type { DepositBonus, WagerBonus } from '../../../contracts/bonuses.ts';
import { offers, place, slipOf } from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const root = '/office-api/v1/bonuses';
const monthSec = 30 * 86_400;

async function player(profile: string, inWorldOf?: Client) {
  const client = inWorldOf?.other() ?? (await server.enter());
  const made = await client.control<{ data: { userId: number; login: string; password: string } }>('POST', 'users', {
    profile,
  });
  const { userId, login, password } = made.body.data;
  const again = () => client.logIn(login, password);
  await again();
  return { client, userId, again };
}
const running = async (client: Client) => (await client.get<{ data: WagerBonus[] }>(`${root}/wager`)).body.data;
const offered = async (client: Client) =>
  (await client.get<{ data: { offers: DepositBonus[]; isHeldBack: boolean } }>(`${root}/deposit`)).body.data;
const money = async (client: Client) => {
  const { accounts, bonuses } = (await client.get<{ data: Balance }>('/web-api/account/balance')).body.data;
  return [accounts[0]!.money, bonuses[0]?.money];
};
const giveUp = (client: Client, id: number) => client.call('DELETE', `${root}/wager/${String(id)}`);

test('[OFFICE-14] a bonus says what it asks, how far it is, and until when', async () => {
  const { client } = await player('bonus');
  expect((await client.other().get(`${root}/wager`)).status).toBe(401);
  const [bonus] = await running(client);
  expect(bonus).toMatchObject({
    product: 'sport',
    amount: 100,
    wager: 5,
    required: 500,
    done: 0,
    held: 100,
    own: 1000,
  });
  expect([bonus!.status, bonus!.endsAt - bonus!.startedAt]).toEqual(['active', monthSec]);
});

test('[OFFICE-14] giving a bonus up takes bonus money alone, once, and only from its owner', async () => {
  const { client } = await player('bonus');
  const { client: stranger } = await player('bonus', client);
  const [bonus] = await running(client);
  expect((await giveUp(stranger, bonus!.id)).status).toBe(404);
  expect((await giveUp(client, bonus!.id)).status).toBe(200);
  expect(await money(client)).toEqual([1000, 0]);
  expect((await running(client))[0]).toMatchObject({ status: 'given_up', held: 0 });
  expect((await giveUp(client, bonus!.id)).status).toBe(409);
  expect(await money(client)).toEqual([1000, 0]);
});

test('[OFFICE-14] at its end an unfinished bonus is over, and own money stays', async () => {
  const { client, again } = await player('bonus');
  await client.control('POST', 'clock', { advance: monthSec + 1 });
  await again();
  expect((await running(client))[0]).toMatchObject({ status: 'expired', held: 0 });
  expect(await money(client)).toEqual([1000, 0]);
});

test('[LIM-69] a first deposit offers its bonus with every term, and to nobody who rests or is at a limit', async () => {
  const { client } = await player('new');
  const { offers, isHeldBack } = await offered(client);
  expect(offers).toEqual([expect.objectContaining({ percent: 25, wager: 5, leastOdds: 1.5, days: 30, chosen: 0 })]);
  expect(isHeldBack).toBe(false);
  const key = { 'Idempotency-Key': randomUUID() };
  await client.post('/limit-service-api/api/external/web/v3/timeout', { days: 1 }, key);
  expect(await offered(client)).toEqual({ offers: [], isHeldBack: true });
  expect(await offered((await player('player')).client)).toEqual({ offers: [], isHeldBack: false });
});

test('[PROMO-23] a bet with bonus money has a fifth of the bonus at most', async () => {
  const { client } = await player('bonus');
  const [pick] = await offers(client, 'line');
  const { bonuses } = (await client.get<{ data: Balance }>('/web-api/account/balance')).body.data;
  const stake = async (amount: number) => {
    const slip = slipOf([pick!], { accountId: bonuses[0]!.id, amount });
    const { status, body } = await place<{ code?: number }>(client, slip);
    return [status, body.code];
  };
  expect(await stake(20.01)).toEqual([400, 1032]);
  expect(await stake(100)).toEqual([400, 1032]);
  expect(await stake(20)).toEqual([201, undefined]);
  expect(await money(client)).toEqual([1000, 80]);
  // What is over asks for nothing, and has nothing.
  await giveUp(client, (await running(client))[0]!.id);
  expect(await stake(20)).toEqual([400, 1006]);
});
