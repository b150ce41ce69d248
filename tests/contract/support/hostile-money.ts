/** A player who wants more than they staked: pays by card, and takes it back when they like. */
import { randomUUID } from 'node:crypto';

import Stripe from 'stripe';
import { expect } from 'vitest';

import { type Account, accountTypes, type Balance } from '../../../contracts/account.ts';
import type { Withdrawal } from '../../../contracts/withdrawals.ts';
import { auditBooks } from '../../../sandbox/audit/index.ts';
import type { World } from '../../../sandbox/world/world.ts';
import { cardPlayer, pays, typeCard } from './card-support.ts';
import { offers, placed, setOdds, settle, slipOf } from './coupon-support.ts';
import type { Client } from './server.ts';

type Hook = { data: { hookSecret: string; account: string } };

/** What the provider tells of a thing, signed. */
async function tell(client: Client, type: string, object: object): Promise<void> {
  const { hookSecret, account } = (await client.control<Hook>('GET', 'psp')).body.data;
  const event = { id: `evt_${randomUUID()}`, object: 'event', type, account };
  const body = JSON.stringify({ ...event, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: hookSecret });
  const headers = { 'Stripe-Signature': signature };
  expect((await fetch(`${client.origin}/psp-hooks/v1/card`, { method: 'POST', body, headers })).status).toBe(200);
}

/** A thief with empty wallets in USD and EUR, in a world whose outcomes on offer all are at 2. */
export async function thief(client: Client, world: World, count = 1) {
  const user = await cardPlayer(client);
  const userId = Number(client.cookies.get('ua'));
  const empty = [
    { iso: 'USD', money: 0 },
    { iso: 'EUR', money: 0 },
  ];
  await client.control('PATCH', `users/${String(userId)}`, { accounts: empty, convertStatus: 2 });
  await client.nameOldBank();
  const picks = (await offers(client, 'line')).slice(0, count);
  for (const pick of picks) {
    await setOdds(pick, client, 2);
    pick.market.coef = 2;
  }
  const keyed = <T>(path: string, body: object) => client.post<T>(path, body, { 'Idempotency-Key': randomUUID() });
  const wallets = async () => (await client.get<{ data: Balance }>('/web-api/account/balance')).body.data.all_accounts;
  const wallet = async (iso: string) => (await wallets()).find((one): one is Account => one.iso === iso)!;
  const deposit = async (amount: number, fields: object = {}) => {
    const { id, page } = await user.begin(amount, fields);
    await typeCard(page, pays);
    await user.reaches(id, 'succeeded');
    return id;
  };
  const paymentOf = (id: string): [payment: string, minor: number] => {
    const row = world.db.prepare('SELECT psp_id, minor FROM deposit WHERE id = ?').get(id)!;
    return [String(row.psp_id), Number(row.minor)];
  };
  return {
    ...{ client, userId, picks, keyed, wallets, wallet, deposit, later: user.later, seen: user.seen },
    chargeBack: async (id: string) => {
      const [payment_intent, amount] = paymentOf(id);
      await tell(client, 'charge.dispute.created', { object: 'dispute', payment_intent, currency: 'usd', amount });
      expect((await user.seen(id)).state).toBe('charged_back');
    },
    /** The provider says once more that the money of a deposit came. */
    tellAgain: async (id: string) => {
      const [payment, amount] = paymentOf(id);
      const came = { status: 'succeeded', amount, amount_received: amount, currency: 'usd', metadata: { deposit: id } };
      await tell(client, 'payment_intent.succeeded', { object: 'payment_intent', id: payment, ...came });
    },
    move: async (from: string, to: string, amount: number) => {
      const [fromId, toId] = [(await wallet(from)).id, (await wallet(to)).id];
      const asked = `fromId=${String(fromId)}&toId=${String(toId)}`;
      const { rate } = (await client.get<{ data: { rate: number } }>(`/web-api/account/convert/rate?${asked}`)).body
        .data;
      return (await keyed('/web-api/account/convert', { fromId, toId, amount, rate })).status;
    },
    withdraw: async (amount: number, iso = 'USD') => {
      const accountId = (await wallet(iso)).id;
      const { body } = await keyed<{ data: Withdrawal[] }>('/deduce-api/v1/requests', { accountId, amount });
      return body.data;
    },
    bet: async (amount: number, iso = 'USD', place = 0, fields: object = {}) => {
      const accountId = (await wallet(iso)).id;
      return placed(client, slipOf([picks[place]!], { amount, accountId, ...fields }));
    },
    win: (place = 0) => settle(client, [[picks[place]!, 1]]),
    lose: (place = 0) => settle(client, [[picks[place]!, 0]]),
    /** What is in all wallets, and what has left the house, in cents by currency. */
    has: async () => {
      const { body } = await client.get<{ data: Withdrawal[] }>('/deduce-api/v1/requests');
      const out = body.data.filter(({ state }) => state === 'received');
      const cents = (sums: number[]) => Math.round(sums.reduce((all, one) => all + one, 0) * 100);
      const held = (await wallets())
        .filter(({ type }) => type !== accountTypes.bonus)
        .map(({ iso, money }) => [iso, cents([money])] as const);
      return { ...Object.fromEntries(held), out: cents(out.map(({ amount }) => amount)) } as Record<string, number>;
    },
    /** What they paid in and has not gone back, in cents. */
    kept: () =>
      Number(
        world.db.prepare("SELECT COALESCE(SUM(minor), 0) AS sum FROM deposit WHERE state = 'succeeded'").get()?.sum,
      ),
    books: () => auditBooks(world.db),
  };
}
export type Thief = Awaited<ReturnType<typeof thief>>;
