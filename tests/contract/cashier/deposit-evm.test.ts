import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import type { Deposit } from '../../../contracts/cashier.ts';
import { type Anvil, anvilPath, startAnvil } from '../support/anvil.ts';
import { moneyOf } from '../support/coupon-support.ts';
import { depositPlayer, later } from '../support/deposit-support.ts';
import { useServer } from '../support/server.ts';

if (anvilPath === null) console.warn('The optional package of a chain of Ethereum is absent: its tests are skipped.');

/**
 * A contract with the two calls of a token that are used here: whoever calls `transfer` gives units to an address, and `balanceOf`
 * tells how many it has.
 */
const tokenCode =
  '0x6029600c60003960296000f3' +
  '60003560e01c6370a0823114601c57602435600435540160043555005b600435546000526020' +
  '6000f3';

const word = (value: string | bigint) => BigInt(value).toString(16).padStart(64, '0');

describe.skipIf(anvilPath === null)('a chain outside', () => {
  let chain: Anvil;
  let payer = '';
  let token = '';
  beforeAll(async () => {
    chain = await startAnvil(anvilPath ?? '');
    [payer = ''] = (await chain.call('eth_accounts')) as string[];
    const hash = await chain.call('eth_sendTransaction', { from: payer, data: tokenCode });
    await chain.mine(1);
    token = ((await chain.call('eth_getTransactionReceipt', hash)) as { contractAddress: string }).contractAddress;
  });
  const server = useServer({ dropsWorlds: true, variables: () => ({ CHAIN_URL: chain.url, CHAIN_TOKEN: token }) });
  afterAll(() => {
    chain.stop();
  });

  async function stage(iso: 'ETH' | 'USDT', amount: number) {
    const player = await depositPlayer(await server.enter(), { iso });
    const { client, pay, seen } = player;
    const before = await moneyOf(client);
    const made = (await pay({ methodId: 'crypto', network: 'ethereum', amount })).body.data;
    const to = made.action?.address ?? '';
    /** The player's wallet sends units of the chain. */
    const send = (units: bigint) =>
      chain.call(
        'eth_sendTransaction',
        iso === 'ETH'
          ? { from: payer, to, value: `0x${units.toString(16)}` }
          : { from: payer, to: token, data: `0xa9059cbb${word(to)}${word(units)}` },
      );
    /** The backend asks by the clock of its world. */
    const sees = (expected: object) =>
      vi.waitFor(
        async () => {
          await later(client, 2);
          expect(await seen(made.id)).toMatchObject(expected);
        },
        { timeout: 20_000, interval: 50 },
      );
    const gained = async () => Number(((await moneyOf(client)) - before).toFixed(8));
    return { ...player, made, send, sees, gained };
  }

  const states = ({ steps }: Deposit) => steps.map(({ state }) => state);

  test('[PAY-10] coins are credited once, when three of its blocks hold them', async () => {
    const { client, made, seen, send, sees, gained } = await stage('ETH', 0.05);
    expect(made.action?.url).toContain('0x');
    await send(50_000_000_000_000_000n);
    for (const blocks of [1, 2]) {
      await chain.mine(1);
      await sees({ state: 'processing', confirmations: { seen: blocks, wanted: 3 } });
      expect(await gained()).toBe(0);
    }
    await chain.mine(1);
    await sees({ state: 'succeeded', amount: 0.05, confirmations: { seen: 3, wanted: 3 } });
    await chain.mine(3);
    await later(client, 10);
    expect(states(await seen(made.id))).toEqual(['created', 'needs_action', 'processing', 'succeeded']);
    expect(await gained()).toBe(0.05);
  });

  test('[PAY-10] units of a token are credited as they came', async () => {
    const { send, sees, gained } = await stage('USDT', 50);
    await send(20_000_000n);
    await chain.mine(3);
    await sees({ state: 'succeeded', amount: 20, asked: 50 });
    expect(await gained()).toBe(20);
  });

  test('[PAY-10] a branch that wins takes the blocks of a payment away: it waits, and counts from its new block', async () => {
    const { send, sees, gained } = await stage('ETH', 0.05);
    await send(50_000_000_000_000_000n);
    await chain.mine(2);
    await sees({ state: 'processing', confirmations: { seen: 2 } });
    await chain.call('anvil_reorg', 2, []);
    await sees({ state: 'processing', confirmations: { seen: 0 } });
    await send(50_000_000_000_000_000n);
    await chain.mine(1);
    await sees({ state: 'processing', confirmations: { seen: 1 } });
    expect(await gained()).toBe(0);
    await chain.mine(2);
    await sees({ state: 'succeeded' });
    expect(await gained()).toBe(0.05);
  });

  test('[PAY-10] what a branch took away and nobody sent again has failed when its time is over', async () => {
    const { client, send, sees, gained } = await stage('ETH', 0.05);
    await send(50_000_000_000_000_000n);
    await chain.mine(2);
    await sees({ state: 'processing' });
    await chain.call('anvil_reorg', 2, []);
    await sees({ confirmations: { seen: 0 } });
    await later(client, 3600);
    await sees({ state: 'failed', reason: 'chain' });
    expect(await gained()).toBe(0);
  });

  test('[PAY-10] no played wallet pays there; a chain that is silent is named once, and asked again', async () => {
    const { client, made, send, sees } = await stage('ETH', 0.05);
    const arrival = await client.control('POST', 'arrivals', { number: made.number });
    expect(arrival.status).toBe(409);
    await send(50_000_000_000_000_000n);
    // Two of three: what is paid already is not asked for any more.
    await chain.mine(2);
    const named = async () => {
      const { body } = await client.control<{ data: { message: string }[] }>('GET', 'log?kind=errors');
      return body.data.filter(({ message }) => message.includes(chain.url)).length;
    };
    chain.pause();
    try {
      await vi.waitFor(
        async () => {
          await later(client, 2);
          expect(await named()).toBe(1);
        },
        { timeout: 30_000, interval: 200 },
      );
    } finally {
      chain.resume();
    }
    await chain.mine(1);
    await sees({ state: 'succeeded' });
    expect(await named()).toBe(1);
  }, 60_000);
});
