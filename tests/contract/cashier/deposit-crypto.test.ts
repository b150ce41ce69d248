import { expect, test } from 'vitest';

import type { Deposit, PayMethod } from '../../../contracts/cashier.ts';
import { readAddress } from '../../../contracts/payments/crypto/index.ts';
import { networkIds, networksOf } from '../../../contracts/payments/crypto/networks.ts';
import { moneyOf } from '../support/coupon-support.ts';
import { atBank, base, depositPlayer, later } from '../support/deposit-support.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const methodId = 'crypto';
/** A block of the played chains, seconds. */
const block = 20;

async function stage(iso = 'USDT') {
  const player = await depositPlayer(await server.enter(), { iso });
  const { client, pay } = player;
  // The clock is between two blocks, so that each advance of a block brings exactly one.
  const now = await client.now();
  await client.control('POST', 'clock', { advance: block - (now % block) + block / 2 });
  const before = await moneyOf(client);
  const begin = async (fields: object = {}) => (await pay({ methodId, ...fields })).body.data;
  const gained = async () => Number(((await moneyOf(client)) - before).toFixed(6));
  const reorganize = (depth: number, isLost: boolean) => client.control('POST', 'chain-reorgs', { depth, isLost });
  return { ...player, begin, gained, reorganize };
}

const addressOf = ({ action }: Deposit): string => action?.address ?? '';
const statesOf = ({ steps }: Deposit) => steps.map(({ state }) => state);

test('[PAY-10] an account in a cryptocurrency is paid to an address of its own, sure after three blocks', async () => {
  const { client, begin, seen, gained } = await stage();
  const made = await begin();
  expect(made).toMatchObject({ state: 'needs_action', action: { kind: 'crypto', network: 'tron' } });
  expect(readAddress(addressOf(made), 'tron')).toEqual({ address: addressOf(made) });
  await atBank(client, made, 'yes');
  expect(await seen(made.id)).toMatchObject({ state: 'needs_action' });
  for (const count of [1, 2]) {
    await later(client, block);
    expect(await seen(made.id)).toMatchObject({ state: 'processing', confirmations: { seen: count, wanted: 3 } });
    expect(await gained()).toBe(0);
  }
  await later(client, block);
  const paid = await seen(made.id);
  expect(paid).toMatchObject({ state: 'succeeded', amount: 50, confirmations: { seen: 3, wanted: 3 } });
  expect(statesOf(paid)).toEqual(['created', 'needs_action', 'processing', 'succeeded']);
  await later(client, block);
  expect(await gained()).toBe(50);
});

test('[PAY-10] one wallet pays once, however often it is pressed, and each deposit has another address', async () => {
  const { client, begin, seen, gained } = await stage();
  const [one, two] = [await begin(), await begin({ network: 'ethereum' })];
  expect(readAddress(addressOf(two), 'ethereum')).toEqual({ address: addressOf(two) });
  expect(addressOf(one)).not.toBe(addressOf(two));
  await atBank(client, one, 'yes');
  await atBank(client, one, 'yes');
  await later(client, 4 * block);
  expect(await seen(one.id)).toMatchObject({ state: 'succeeded', amount: 50 });
  expect(await seen(two.id)).toMatchObject({ state: 'needs_action' });
  expect(await gained()).toBe(50);
});

test('[PAY-10] a branch that loses puts the payment into a later block: nothing is credited before it is sure', async () => {
  const { client, begin, seen, gained, reorganize } = await stage();
  const made = await begin();
  await atBank(client, made, 'yes');
  await later(client, 2 * block);
  await reorganize(2, false);
  await later(client, block);
  expect(await seen(made.id)).toMatchObject({ state: 'processing', confirmations: { seen: 1 } });
  expect(await gained()).toBe(0);
  await later(client, 2 * block);
  expect(await seen(made.id)).toMatchObject({ state: 'succeeded' });
  expect(await gained()).toBe(50);
});

test('[PAY-10] money that was sent to somebody else is not credited; what was credited stays, and the log says it', async () => {
  const { client, begin, seen, gained, reorganize } = await stage();
  const [one, two] = [await begin(), await begin()];
  await atBank(client, one, 'yes');
  await later(client, 3 * block);
  await atBank(client, two, 'yes');
  await later(client, 2 * block);
  await reorganize(6, true);
  await later(client, block);
  expect(await seen(one.id)).toMatchObject({ state: 'succeeded' });
  expect(await seen(two.id)).toMatchObject({ state: 'failed', reason: 'chain' });
  expect(await gained()).toBe(50);
  const { body } = await client.control<{ data: { message: string }[] }>('GET', 'log?kind=errors');
  const told = JSON.stringify(body);
  expect(told).toContain(`Deposit ${one.number} was credited, and left its chain.`);
  expect(told).not.toContain(two.number);
});

test('[PAY-10] [PAY-01] less than was asked is credited as it came, and what comes after the time is the player’s too', async () => {
  const { client, begin, seen, gained } = await stage();
  const [less, late] = [await begin(), await begin()];
  await client.control('POST', 'arrivals', { number: less.number, amount: 20 });
  await later(client, 4 * block);
  expect(await seen(less.id)).toMatchObject({ state: 'succeeded', amount: 20, asked: 50 });
  await later(client, 3600);
  expect((await seen(late.id)).state).toBe('expired');
  await client.control('POST', 'arrivals', { number: late.number });
  await later(client, 4 * block);
  expect(statesOf(await seen(late.id)).slice(-2)).toEqual(['expired', 'succeeded']);
  expect(await gained()).toBe(70);
});

test('[PAY-02] [PAY-10] the way is offered where the currency moves on a network, and no other network is taken', async () => {
  const methods = async ({ client, accountId }: Awaited<ReturnType<typeof stage>>) =>
    (await client.get<{ data: PayMethod[] }>(`${base}/methods?accountId=${String(accountId)}`)).body.data;
  const dollars = await stage('USD');
  expect((await methods(dollars)).map(({ id }) => id)).not.toContain(methodId);
  expect((await dollars.pay({ methodId })).body.code).toBe(1);
  const tether = await stage();
  expect((await methods(tether)).find(({ id }) => id === methodId)).toMatchObject({ networks: networksOf('USDT') });
  const other = networkIds.find((id) => !networksOf('USDT').includes(id));
  expect((await tether.pay({ methodId, network: other })).status).toBe(400);
});
