/** A player who takes a deposit back through their bank keeps none of it, wherever it went since. Row PAY-42. */
import { expect, test } from 'vitest';

import type { Debt } from '../../../contracts/cashier.ts';
import type { Overview } from '../../../contracts/overview.ts';
import type { GameRound } from '../../../contracts/rounds.ts';
import type { Quote } from '../../../contracts/sale.ts';
import { placed, recalculate, slipOf } from '../support/coupon-support.ts';
import { type Thief, thief } from '../support/hostile-money.ts';
import { useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

type Has = Partial<Record<'USD' | 'EUR' | 'out', number>>;

test.each<[what: string, play: (of: Thief) => Promise<unknown>, right: Has]>([
  [
    'into a wallet of another currency',
    async ({ deposit, move, chargeBack }) => {
      const id = await deposit(100);
      expect(await move('USD', 'EUR', 100)).toBe(201);
      await chargeBack(id);
    },
    {},
  ],
  [
    'into a withdrawal that had not left',
    async ({ deposit, withdraw, chargeBack, later }) => {
      const id = await deposit(100);
      await withdraw(100);
      await chargeBack(id);
      for (let step = 0; step < 4; step += 1) await later(100);
    },
    {},
  ],
  [
    'into a bet that won afterwards',
    async ({ deposit, bet, chargeBack, win }) => {
      const id = await deposit(100);
      await bet(100);
      await chargeBack(id);
      await win();
    },
    { USD: 10_000 },
  ],
  [
    'into a bet of another currency that won afterwards',
    async ({ deposit, move, bet, chargeBack, win }) => {
      const id = await deposit(100);
      await move('USD', 'EUR', 100);
      await bet(90, 'EUR');
      await chargeBack(id);
      await win();
    },
    // 100 dollars are 91.08 euros with the spread. 1.08 were left, and 180 came; 100 dollars are 92 of them, and a cent is rounded up.
    { EUR: 8907 },
  ],
  [
    'into a bet that lost, and another deposit came',
    async ({ deposit, bet, chargeBack, lose }) => {
      const id = await deposit(100);
      await bet(100);
      await chargeBack(id);
      await lose();
      await deposit(130);
    },
    { USD: 3000 },
  ],
  [
    'into a bet that was sold afterwards',
    async ({ client, deposit, bet, chargeBack, keyed }) => {
      const id = await deposit(100);
      const coupon = await bet(100);
      await chargeBack(id);
      const path = `/coupon-api/v1/coupons/${coupon.id}/sell`;
      const { token, price } = (await client.post<{ data: Quote }>(`${path}/quote`, {})).body.data;
      expect((await keyed(path, { token, price, accept: 'strict', mode: 'page' })).status).toBe(200);
    },
    {},
  ],
  [
    'out of the house by half, and into a bet that won',
    async ({ deposit, withdraw, bet, chargeBack, win, later }) => {
      const id = await deposit(100);
      await withdraw(50);
      for (let step = 0; step < 10; step += 1) await later(40_000);
      await bet(50);
      await chargeBack(id);
      await win();
    },
    { out: 5000 },
  ],
  [
    'out together with a bonus that was wagered',
    async ({ client, userId, deposit, bet, win, lose, withdraw, chargeBack, later, has }) => {
      await client.control('PATCH', `users/${String(userId)}`, { isAvailableFirstDepositBonus: true });
      const id = await deposit(200, { bonus: 'sport' });
      for (const place of [0, 1, 2, 3]) await bet(50, 'USD', place);
      for (const place of [0, 1]) await win(place);
      for (const place of [2, 3]) await lose(place);
      await bet(50, 'USD', 4);
      await win(4);
      // 250 are their own, and 50 that the bonus became.
      expect(await has()).toMatchObject({ USD: 30_000 });
      await withdraw(300);
      for (let step = 0; step < 10; step += 1) await later(40_000);
      await chargeBack(id);
      await deposit(300);
    },
    { USD: 5000, out: 30_000 },
  ],
  [
    'into an express with a hyper bonus that won',
    async ({ client, deposit, picks, wallet, chargeBack, win }) => {
      await client.control('PATCH', 'config', { hyperBonusPercent: 10 });
      const id = await deposit(100);
      const slip = slipOf(picks.slice(0, 4), { amount: 100, accountId: (await wallet('USD')).id });
      const { hyperBonus } = await recalculate(client, slip);
      await placed(client, { ...slip, ...hyperBonus });
      await chargeBack(id);
      for (const leg of [0, 1, 2, 3]) await win(leg);
    },
    // 1,600, and of the bonus of 150 the most there is; 100 of it are owed.
    { USD: 160_000 },
  ],
  [
    'into a bet that an advance was given on, and both won',
    async ({ deposit, bet, chargeBack, win }) => {
      const id = await deposit(100);
      await bet(100);
      await bet(100, 'USD', 1, { prepaidAmount: 100 });
      await chargeBack(id);
      await win();
      await win(1);
    },
    { USD: 20_000 },
  ],
  [
    'into a bet that an advance was given on, which lost, and the advance won',
    async ({ deposit, bet, chargeBack, win, lose }) => {
      const id = await deposit(100);
      await bet(100);
      await bet(100, 'USD', 1, { prepaidAmount: 100 });
      await win(1);
      await chargeBack(id);
      await lose();
      await deposit(150);
    },
    { USD: 5000 },
  ],
])('[PAY-42] a deposit is charged back whose money went %s', async (_, play, right) => {
  const client = await server.enter();
  const of = await thief(client, server.worldOf(client), 5);
  await play(of);
  const { RUB: _none, ...has } = await of.has();
  expect(has).toEqual({ USD: 0, EUR: 0, out: 0, ...right });
  expect(of.books()).toEqual([]);
});

test('[PAY-42] a round that was open when its deposit was charged back pays the debt first', async () => {
  const client = await server.enter();
  await client.control('PATCH', 'config', { protection: { slotCycleMs: 0, gameCycleMs: 0 } });
  const { deposit, chargeBack, keyed, has, books } = await thief(client, server.worldOf(client));
  const id = await deposit(100);
  const launched = await keyed<{ data: { sessionId: string } }>('/games-api/v1/launch', {
    gameId: 'mines',
    mode: 'real',
  });
  const at = `/games-api/v1/sessions/${launched.body.data.sessionId}`;
  type Played = { data: { round: GameRound } };
  const { round } = (await keyed<Played>(`${at}/rounds`, { stake: 50, choice: { mines: 3 } })).body.data;
  await chargeBack(id);
  const step = async (move: object) =>
    (await keyed<Played>(`${at}/steps`, { roundId: round.id, ...move })).body.data.round;
  const opened = await step({ cell: 0 });
  const done = opened.isOpen ? await step({}) : opened;
  expect(done.isOpen).toBe(false);
  expect(await has()).toMatchObject({ USD: Math.max(0, Math.round(done.payout * 100) - 5000), out: 0 });
  expect(books()).toEqual([]);
});

test('[PAY-43] [LIM-80] a deposit that was credited before its player left stays, however often the provider tells of it', async () => {
  const client = await server.enter();
  const { userId, deposit, tellAgain, seen, has, kept, books } = await thief(client, server.worldOf(client));
  const id = await deposit(100);
  await client.control('PATCH', `users/${String(userId)}`, { is_self_excluded: true });
  await tellAgain(id);
  expect((await seen(id)).state).toBe('succeeded');
  expect([await has(), kept()]).toEqual([expect.objectContaining({ USD: 10_000 }), 10_000]);
  expect(books()).toEqual([]);
});

test('[PAY-44] a debt is said before a deposit, on its receipt and in a message, and then it is gone', async () => {
  const client = await server.enter();
  const { deposit, bet, chargeBack, lose, seen, wallet, has, books } = await thief(client, server.worldOf(client));
  const accountId = String((await wallet('EUR')).id);
  const owed = async () => (await client.get<{ data: Debt }>(`/recharge-api/v1/debt?accountId=${accountId}`)).body.data;
  const overview = async () => (await client.get<{ data: Overview }>('/office-api/v1/overview')).body.data.owed;
  expect(await owed()).toEqual({ owed: [], currency: 'EUR', here: 0 });
  const gone = await deposit(100);
  await bet(100);
  await chargeBack(gone);
  await lose();
  // 100 dollars are 92 euros.
  expect(await owed()).toEqual({ owed: [{ currency: 'USD', amount: 100 }], currency: 'EUR', here: 92 });
  expect(await overview()).toEqual([{ currency: 'USD', amount: 100 }]);
  const [part, rest] = [await deposit(30), await deposit(130)];
  expect(await overview()).toEqual([]);
  expect([(await seen(part)).forDebt, (await seen(rest)).forDebt]).toEqual([30, 70]);
  expect(await has()).toMatchObject({ USD: 6000 });
  const { body } = await client.get<{ data: { kind: string; text: string }[] }>('/office-api/v1/messages', {
    'X-Language': 'en',
  });
  expect(body.data.filter(({ kind }) => kind === 'payment').map(({ text }) => text)).toEqual([
    '70\u00a0USD of 130\u00a0USD covered what you owed for a reversed deposit. 60\u00a0USD credited to your account.',
    '30\u00a0USD of 30\u00a0USD covered what you owed for a reversed deposit. 0\u00a0USD credited to your account.',
  ]);
  expect((await seen(await deposit(10))).forDebt).toBeUndefined();
  expect(books()).toEqual([]);
});

test('[PAY-43] [BET-31] a bet that was paid early is paid once, whatever is said of its match afterwards, and a chargeback takes its part', async () => {
  const client = await server.enter();
  const { picks, deposit, bet, chargeBack, has, books } = await thief(client, server.worldOf(client));
  await client.control('PATCH', 'config', { earlyPayoutLead: 2 });
  const id = await deposit(100);
  const { coef } = await bet(100, 'USD', 0, { changeCoefAction: 1 });
  const { match, market } = picks[0]!;
  const tell = (body: object) => client.control('POST', 'simulator', { gameId: match.id, ...body });
  await tell({ do: 'start' });
  for (const team of [1, 1]) await tell({ do: 'goal', team });
  const won = Math.round(100 * coef * 100);
  expect(await has()).toMatchObject({ USD: won });
  await tell({ do: 'settle', results: { [market.id]: 0 } });
  await tell({ do: 'finish', score: [2, 3] });
  expect((await tell({ do: 'settle', results: { [market.id]: 1 } })).status).toBe(409);
  expect(await has()).toMatchObject({ USD: won });
  expect(books()).toEqual([]);
  await chargeBack(id);
  expect(await has()).toMatchObject({ USD: won - 10_000 });
  expect(books()).toEqual([]);
});
