/** Acts that are sent at once, with one key, with keys of their own and without any: each is done once, and the books agree. Row PAY-41. */
import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Balance } from '../../../contracts/account.ts';
import type { WagerBonus } from '../../../contracts/bonuses.ts';
import type { Cashback } from '../../../contracts/cashback.ts';
import type { EditPreview } from '../../../contracts/edit-bet.ts';
import type { Quote } from '../../../contracts/sale.ts';
import type { OwnTournament } from '../../../contracts/tournaments.ts';
import { auditBooks } from '../../../sandbox/audit/index.ts';
import { couponOf, offers, place, placed, priced, settle, slipOf } from '../support/coupon-support.ts';
import { atBank, depositPlayer, later } from '../support/deposit-support.ts';
import { set } from '../support/limit-support.ts';
import { type Answer, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const quick = { protection: { profile: 'open', slotCycleMs: 0, gameCycleMs: 0 } };
const many = 12;

type Body = { data?: unknown; code?: number };
type Act = (place: number) => Promise<Answer<Body>>;
type Stage = Awaited<ReturnType<typeof stage>>;

/** A player with 1,000 USD, outcomes at 2.00, and the money of each account in cents. */
async function stage(profile = 'player') {
  const world = await server.enter();
  await world.control('PATCH', 'config', quick);
  const { client, accountId, userId, pay } = await depositPlayer(world, { profile });
  const picks = (await offers(client, 'line')).slice(0, 3);
  await priced({ client, picks }, [2, 2, 2]);
  await client.nameOldBank();
  const keyed =
    (path: string, body: object, key?: string): Act =>
    () =>
      client.post<Body>(path, body, { 'Idempotency-Key': key ?? randomUUID() });
  const money = async () => {
    const { data } = (await client.get<{ data: Balance }>('/web-api/account/balance')).body;
    return Object.fromEntries(data.all_accounts.map(({ id, money: held }) => [id, Math.round(held * 100)]));
  };
  const withdraw = (amount: number, key?: string) => keyed('/deduce-api/v1/requests', { accountId, amount }, key);
  const main = async () => (await money())[accountId] ?? Number.NaN;
  return { client, accountId, userId, pay, picks, keyed, money, main, withdraw };
}

const times = (act: Act, count = many): Act[] => Array.from({ length: count }, () => act);
const isDone = ({ status }: Answer<Body>) => status < 300;
const atOnce = (acts: readonly Act[]) => Promise.all(acts.map((act, at) => act(at)));
/** How many were done; every other one is a refusal with a code, none a fault. */
function done(answers: readonly Answer<Body>[]): number {
  for (const { status, body } of answers)
    expect([status < 500, status < 300 || typeof body.code === 'number'], JSON.stringify(body)).toEqual([true, true]);
  return answers.filter(isDone).length;
}
const slip = ({ picks }: Stage, fields: object = {}) => slipOf(picks.slice(0, 1), { amount: 100, ...fields });

/** A row: what is sent at once, how many of it may be done, and how many cents the main account then has. */
type Row = [
  what: string,
  send: (own: Stage) => Promise<{ acts: Act[]; most: number; held: (count: number) => number }>,
];

const rows: Row[] = [
  [
    'withdrawals of 300 of the last 1,000',
    ({ withdraw }) => Promise.resolve({ acts: times(withdraw(300)), most: 3, held: (n) => 100_000 - 30_000 * n }),
  ],
  [
    'a withdrawal with one key',
    ({ withdraw }) => Promise.resolve({ acts: times(withdraw(300, randomUUID())), most: many, held: () => 70_000 }),
  ],
  [
    'a bet with one key',
    (own) => {
      const bet = slip(own);
      return Promise.resolve({ acts: times(() => place(own.client, bet)), most: many, held: () => 90_000 });
    },
  ],
  [
    'bets with the last money',
    (own) =>
      Promise.resolve({ acts: times(() => place(own.client, slip(own))), most: 10, held: (n) => 100_000 - 10_000 * n }),
  ],
  [
    'bets with one promo code',
    (own) =>
      Promise.resolve({
        acts: times(() => place(own.client, slip(own, { amount: 8, promoCode: 'SECOND-CHANCE' }))),
        most: 1,
        held: (n) => 100_000 - 800 * n,
      }),
  ],
  [
    'a reward',
    ({ client }) =>
      Promise.resolve({
        acts: times(() => client.post('/office-api/v1/rewards/verified-1/take')),
        most: 1,
        held: (n) => 100_000 + 500 * n,
      }),
  ],
  [
    'bets of 40 beside a limit of 100 that is set meanwhile',
    async (own) => {
      await set(own.client, 1, 100);
      const stricter: Act = () => set(own.client, 1, 50) as Promise<Answer<Body>>;
      const bets = times(() => place(own.client, slip(own, { amount: 40 })), many - 1);
      // The change is done as well.
      return { acts: [...bets, stricter], most: 3, held: (n) => 100_000 - 4000 * (n - 1) };
    },
  ],
];

test.each(rows)('[PAY-41] twelve at once, %s: no more than there is to take, and the books agree', async (_, send) => {
  const own = await stage();
  const { acts, most, held } = await send(own);
  const count = done(await atOnce(acts));
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(most);
  expect(await own.main()).toBe(held(count));
  expect(auditBooks(server.worldOf(own.client).db)).toEqual([]);
});

/** An open bet of 100 at 2.00, its offers and its edit. */
async function openBet() {
  const own = await stage();
  const { client, picks } = own;
  const { id } = await placed(client, slip(own));
  const path = `/coupon-api/v1/coupons/${id}`;
  const quote = async (part?: number) => {
    const { body } = await client.post<{ data: Quote }>(`${path}/sell/quote`, { part });
    expect(body).toHaveProperty('data.token');
    return body.data;
  };
  const marketIds = picks.slice(0, 2).map(({ market }) => market.id);
  const { bets, value, possibleWin } = (
    await client.post<{ data: EditPreview }>(`${path}/edit/preview`, { marketIds, lng: 'en' })
  ).body.data;
  const sell = ({ token, price }: Quote) => own.keyed(`${path}/sell`, { token, price, accept: 'all', mode: 'page' });
  const edit = own.keyed(`${path}/edit`, {
    ...{ bets: bets.map(({ marketId, coef }) => ({ marketId, coef })), value: value ?? 0, possibleWin },
    ...{ accept: 'notWorse', lng: 'en' },
  });
  const rule: Act = () => client.call('PUT', `${path}/auto-sell`, { price: 50 });
  return { ...own, id, quote, sell, edit, rule };
}

test('[PAY-41] whole sale, edit, cash-out rule and part sale of one bet at once: it ends once', async () => {
  const { client, id, quote, sell, edit, rule, main } = await openBet();
  const before = await main();
  const [whole, part] = [await quote(), await quote(0.4)];
  const answers = await atOnce([
    ...times(sell(whole), 5),
    ...times(edit, 5),
    ...times(rule, 5),
    ...times(sell(part), 5),
  ]);
  done(answers);
  const paid = answers.flatMap(({ body }) => (body.data as { paid?: number } | undefined)?.paid ?? []);
  const ended = [...answers.slice(0, 10)].filter(isDone);
  expect(ended).toHaveLength(1);
  expect(await main()).toBe(before + paid.reduce((sum, price) => sum + Math.round(price * 100), 0));
  expect(paid.reduce((sum, price) => sum + price, 0)).toBeLessThanOrEqual(100);
  expect((await couponOf(client, id)).state).not.toBe('open');
  expect(auditBooks(server.worldOf(client).db)).toEqual([]);
});

test('[PAY-41] changes of nine tenths of a wallet into another currency at once: one is done', async () => {
  const { client, accountId, keyed, money } = await stage('rich');
  const before = await money();
  const { all_accounts: all } = (await client.get<{ data: Balance }>('/web-api/account/balance')).body.data;
  const other = all.find(({ iso }) => iso === 'EUR')!.id;
  const ids = `fromId=${String(accountId)}&toId=${String(other)}`;
  const { rate } = (await client.get<{ data: { rate: number } }>(`/web-api/account/convert/rate?${ids}`)).body.data;
  const change = keyed('/web-api/account/convert', { fromId: accountId, toId: other, amount: 900_000, rate });
  expect(done(await atOnce(times(change)))).toBe(1);
  const held = await money();
  expect(held[accountId]).toBe((before[accountId] ?? 0) - 90_000_000);
  expect(held[other]).toBe((before[other] ?? 0) + Math.floor(90_000_000 * rate));
  expect(auditBooks(server.worldOf(client).db)).toEqual([]);
});

test('[PAY-41] part sales of one offer at once: each is sold once, and no more than the bet is worth comes of them', async () => {
  const { client, quote, sell, main } = await openBet();
  const before = await main();
  const part = await quote(0.6);
  const count = done(await atOnce(times(sell(part))));
  expect(count).toBe(1);
  expect(await main()).toBe(before + Math.round(part.price * 100));
  expect(auditBooks(server.worldOf(client).db)).toEqual([]);
});

test('[PAY-41] casino bets, a withdrawal and giving up, at once with the bonus of a deposit: the bonus is gone, and no more is paid than was there', async () => {
  const { client, pay, keyed, money, withdraw, accountId } = await stage('new');
  const { body } = await pay({ amount: 200, bonus: 'casino' });
  await atBank(client, body.data, 'yes');
  await client.control('POST', 'clock', { advance: 6 });
  const before = await money();
  expect(Object.values(before).toSorted()).toEqual([20_000, 5000].toSorted());
  const launched = await keyed('/games-api/v1/launch', { gameId: 'dice', mode: 'real', accountId })(0);
  const { sessionId } = launched.body.data as { sessionId: string };
  const [bonus] = (await client.get<{ data: WagerBonus[] }>('/office-api/v1/bonuses/wager')).body.data;
  const round = keyed(`/games-api/v1/sessions/${sessionId}/rounds`, { stake: 25, choice: { below: 5000 } });
  const giveUp: Act = () => client.call('DELETE', `/office-api/v1/bonuses/wager/${String(bonus?.id)}`);
  const answers = await atOnce([...times(round, 6), ...times(withdraw(100), 6), ...times(giveUp, 4)]);
  done(answers);
  const [rounds, taken, given] = [answers.slice(0, 6), answers.slice(6, 12), answers.slice(12)].map(
    (some) => some.filter(isDone).length,
  );
  const paid = answers.slice(0, 6).reduce((sum, { body: { data } }) => {
    const { round: played } = (data ?? { round: { payout: 0 } }) as { round: { payout: number } };
    return sum + Math.round(played.payout * 100);
  }, 0);
  expect(given).toBeLessThanOrEqual(1);
  const held = await money();
  expect(held[accountId]).toBe(20_000 - 2500 * (rounds ?? 0) - 10_000 * (taken ?? 0) + paid);
  expect(Object.values(held).reduce((sum, minor) => sum + minor, 0)).toBe(held[accountId]);
  expect(auditBooks(server.worldOf(client).db)).toEqual([]);
});

test('[PAY-41] a deposit that its bank says yes to twelve times is credited once, with one bonus', async () => {
  const { client, pay, money } = await stage('new');
  const key = randomUUID();
  const asked = await Promise.all(
    times(() => pay({ amount: 200, bonus: 'casino' }, key) as Promise<Answer<Body>>).map((act) => act(0)),
  );
  const ids = new Set(asked.map(({ body }) => (body.data as { id: string }).id));
  expect(ids.size).toBe(1);
  const payment = asked[0]!.body.data as Parameters<typeof atBank>[1];
  await Promise.allSettled(Array.from({ length: many }, () => atBank(client, payment, 'yes')));
  await client.control('POST', 'clock', { advance: 6 });
  expect(Object.values(await money()).toSorted()).toEqual([20_000, 5000].toSorted());
  expect(auditBooks(server.worldOf(client).db)).toEqual([]);
});

test('[PAY-41] cashback of a week is taken once, beside a reward and a withdrawal', async () => {
  const own = await stage();
  const { client, picks, main, withdraw } = own;
  await placed(client, slip(own, { amount: 500 }));
  await settle(client, [[picks[0]!, 0]]);
  await later(client, 8 * 86_400);
  const path = '/office-api/v1/cashback/common';
  const { available } = (await client.get<{ data: Cashback }>(path)).body.data;
  expect(available).toBeGreaterThan(0);
  const before = await main();
  const take: Act = () => client.post(`${path}/take`);
  const reward: Act = () => client.post('/office-api/v1/rewards/verified-1/take');
  const answers = await atOnce([...times(take), ...times(reward), ...times(withdraw(100), 4)]);
  done(answers);
  const counts = [answers.slice(0, many), answers.slice(many, 2 * many), answers.slice(2 * many)].map(
    (some) => some.filter(isDone).length,
  );
  expect(counts.slice(0, 2)).toEqual([1, 1]);
  expect(await main()).toBe(before + Math.round(available * 100) + 500 - 10_000 * (counts[2] ?? 0));
  expect(auditBooks(server.worldOf(client).db)).toEqual([]);
});

test('[PAY-41] who joins a tournament and a partner programme twelve times at once is in each once', async () => {
  const { client } = await stage();
  const { data } = (await client.get<{ data: OwnTournament[] }>('/games-api/v1/tournaments')).body;
  const { id } = data.find(({ tournament }) => !tournament.isOver)!.tournament;
  const join: Act = () => client.call('PUT', `/games-api/v1/tournaments/${String(id)}/place`);
  const partner: Act = () => client.post('/office-api/v1/partner/join');
  const answers = await atOnce([...times(join), ...times(partner)]);
  done(answers);
  const links = answers.slice(many).flatMap(({ body }) => (body.data as { link?: string } | undefined)?.link ?? []);
  expect(new Set(links).size).toBe(1);
  const { body } = await client.get<{ data: OwnTournament }>(`/games-api/v1/tournaments/${String(id)}`);
  expect(body.data.tournament.players).toBe(1);
  const take: Act = () => client.post('/office-api/v1/partner/take');
  expect(done(await atOnce(times(take)))).toBe(0);
  expect(auditBooks(server.worldOf(client).db)).toEqual([]);
});
