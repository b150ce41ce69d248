import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Balance } from '../../../contracts/account.ts';
import type { Coupon, CouponIn } from '../../../contracts/coupon.ts';
import { toMinor, toWire } from '../../../contracts/maths/index.ts';
import type { HistorySummary, Quote, SaleOffers, SellRequest } from '../../../contracts/sale.ts';
import type { z } from '../../../contracts/zod.ts';
import {
  betOf,
  couponOf,
  couponsOf,
  placed,
  priced,
  recalculate,
  setOdds,
  settle,
  slipOf,
  useFairStage,
} from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

const stageOf = useFairStage(useServer());

type Sold = { data: { coupon: Coupon; paid: number } };
type Refused = { code: number; data?: { quote: Quote } };

const quoteOf = async (client: Client, id: string, part?: number): Promise<Quote> => {
  const { status, body } = await client.post<{ data: Quote }>(`/coupon-api/v1/coupons/${id}/sell/quote`, { part });
  if (status !== 200) throw new Error(`There is no quote: ${String(status)} ${JSON.stringify(body)}`);
  return body.data;
};
const sell = <T = Sold>(client: Client, id: string, request: Partial<SellRequest>, key: string = randomUUID()) =>
  client.post<T>(
    `/coupon-api/v1/coupons/${id}/sell`,
    { accept: 'strict', mode: 'page', ...request },
    { 'Idempotency-Key': key },
  );
const by = ({ token, price }: Quote) => ({ token, price });

/** Places a single of 100 at 2 and moves the price, so that it is no longer a bet by mistake. */
async function openBet({ odds = 2, now = 1.6 } = {}) {
  const staged = await stageOf(1);
  await priced(staged, [odds]);
  const coupon = await placed(staged.client, slipOf(staged.picks, { amount: 100 }));
  await setOdds(staged.first, staged.client, now);
  return { ...staged, id: coupon.id, coupon };
}

test('[BET-11] [BET-36] the house buys an open bet for what it is worth by chance less five per cent', async () => {
  const { client, id, coupon, spent } = await openBet();
  expect(coupon.saleAvailable).toBe(true);
  const quote = await quoteOf(client, id);
  // 100 at 2.00 wins 200 with a chance of 1 / 1.6.
  expect(quote.price).toBe(118.75);
  const { status, body } = await sell(client, id, by(quote));
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    paid: 118.75,
    coupon: { state: 'sold', payout: 118.75, saleAvailable: false, saleMode: 'page' },
  });
  expect(await spent()).toBe(-18.75);
});

test.each([
  ['page', 'strict', 1.6, 200],
  ['page', 'strict', 1.7, 1017],
  ['page', 'all', 1.7, 200],
  ['one_click', 'strict', 1.6, 200],
  ['one_click', 'strict', 1.5, 1017],
  ['one_click', 'all', 1.5, 200],
] as const)('[BET-11] sale by %s, accepting %s, with the odds at %s after an offer at 1.60: %s', async (...row) => {
  const [mode, accept, odds, answer] = row;
  const { client, first, id } = await openBet();
  const quote = await quoteOf(client, id);
  await setOdds(first, client, odds);
  const { status, body } = await sell<Sold & Refused>(client, id, { ...by(quote), mode, accept });
  const price = Math.floor(19_000 / odds) / 100;
  if (answer === 200) {
    expect([status, body.data.paid]).toEqual([200, price]);
    expect(await couponOf(client, id)).toMatchObject({ state: 'sold', saleMode: mode });
  } else {
    expect([status, body.code]).toEqual([409, answer]);
    expect(await couponOf(client, id)).toMatchObject({ state: 'open' });
    // The refusal brings the present offer, which is valid.
    const fresh = (body as Refused).data!.quote;
    expect(fresh.price).toBe(price);
    expect((await sell(client, id, { ...by(fresh), mode, accept })).status).toBe(200);
  }
});

test('[BET-11] [BET-20] the same key sells once; another key finds the bet gone', async () => {
  const { client, id, spent } = await openBet();
  const [quote, key] = [await quoteOf(client, id), randomUUID()];
  const first = await sell(client, id, by(quote), key);
  const again = await sell(client, id, by(quote), key);
  expect(again.body).toEqual(first.body);
  expect((await sell<Refused>(client, id, by(quote))).body.code).toBe(1018);
  expect(await spent()).toBe(-18.75);
});

test('[BET-11] one of several simultaneous sales goes through', async () => {
  const { client, id, spent } = await openBet();
  const quote = await quoteOf(client, id);
  const answers = await Promise.all(Array.from({ length: 5 }, () => sell<Refused>(client, id, by(quote))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  expect(await spent()).toBe(-18.75);
});

test('[BET-11] a player sells a part, and the rest stays open and is settled alone', async () => {
  const { client, first, id, spent } = await openBet();
  const quote = await quoteOf(client, id, 0.4);
  expect(quote.price).toBe(47.5);
  const stale = await quoteOf(client, id);
  const { body } = await sell(client, id, by(quote));
  expect(body.data).toMatchObject({
    paid: 47.5,
    coupon: { state: 'open', amount: 60, possibleWin: 120, soldAmount: 40, soldPaid: 47.5, saleAvailable: true },
  });
  // The earlier offer was for the whole bet, so it cannot sell the rest at any price.
  expect((await sell<Refused>(client, id, { ...by(stale), accept: 'all' })).body.code).toBe(1017);
  await settle(client, [[first, 1]]);
  expect(await couponOf(client, id)).toMatchObject({ state: 'settled', payout: 120, soldPaid: 47.5 });
  expect(await spent()).toBeCloseTo(100 - 47.5 - 120, 6);
});

test.each([0.9999, 0.9998, 0.99999999])(
  '[BET-11] [BET-55] a part of %d would leave less than a stake: the whole bet is sold',
  async (part) => {
    const { client, id } = await openBet();
    const quote = await quoteOf(client, id, part);
    expect(quote.price).toBe((await quoteOf(client, id)).price);
    const { body } = await sell(client, id, by(quote));
    expect(body.data.coupon).toMatchObject({ state: 'sold', payout: quote.price });
  },
);

test('[BET-55] a part may leave the least stake, and no part of that: half of it sells the rest', async () => {
  const { client, id, first } = await openBet();
  const { minBetAmount } = await recalculate(client, slipOf([first], { amount: 100 }));
  await sell(client, id, by(await quoteOf(client, id, (100 - minBetAmount) / 100)));
  expect(await couponOf(client, id)).toMatchObject({ state: 'open', amount: minBetAmount });
  await sell(client, id, by(await quoteOf(client, id, 0.5)));
  expect(await couponOf(client, id)).toMatchObject({ state: 'sold', amount: minBetAmount });
});

test('[BET-11] the house buys no settled bet and none whose market is closed', async () => {
  const { client, first, id } = await openBet();
  const quote = await quoteOf(client, id);
  const refused = async () => (await client.post<Refused>(`/coupon-api/v1/coupons/${id}/sell/quote`, {})).body.code;
  await client.control('POST', 'simulator', { gameId: first.match.id, do: 'suspend' });
  expect(await couponOf(client, id)).toMatchObject({ saleAvailable: false });
  expect(await refused()).toBe(1018);
  expect((await sell<Refused>(client, id, { ...by(quote), accept: 'all' })).body.code).toBe(1018);
  await client.control('POST', 'simulator', { gameId: first.match.id, do: 'resume' });
  expect((await quoteOf(client, id)).price).toBeGreaterThan(0);
  await settle(client, [[first, 0]]);
  expect(await refused()).toBe(1018);
  expect((await sell<Refused>(client, id, { ...by(quote), accept: 'all' })).body.code).toBe(1018);
});

test('[BET-11] [BET-36] a player gets the whole stake of a mistaken bet back while nothing has moved', async () => {
  const staged = await stageOf(2);
  const { client, picks, spent } = staged;
  await priced(staged, [2, 1.5]);
  const { id } = await placed(client, slipOf(picks, { amount: 100 }));
  const quote = await quoteOf(client, id);
  expect(quote.price).toBe(100);
  expect(quote.mistakeUntil).toBeGreaterThanOrEqual(quote.validUntil);
  expect((await sell(client, id, by(quote))).status).toBe(200);
  expect(await spent()).toBe(0);

  const later = await placed(client, slipOf(picks, { amount: 100 }));
  await client.control('POST', 'clock', { advance: 31 });
  const dear = await quoteOf(client, later.id);
  // Two legs, and five per cent of each.
  expect(dear.price).toBe(90.25);
  expect(dear).not.toHaveProperty('mistakeUntil');
});

test('[BET-11] [BET-36] a bet in play comes back whole never: a minute of it is worth something to whoever watches', async () => {
  const staged = await stageOf(1, { zone: 'live' });
  await priced(staged, [2]);
  const { id } = await placed(staged.client, slipOf(staged.picks, { amount: 100 }));
  const quote = await quoteOf(staged.client, id);
  expect(quote.price).toBe(95);
  expect(quote).not.toHaveProperty('mistakeUntil');
});

test('[BET-11] [BET-36] what an express gets for playing to its end is in no offer: nobody sells a new one for more than its stake', async () => {
  const { client, picks } = await stageOf(6, { isOwnWorld: true });
  await priced({ client, picks }, [2, 2, 2, 2, 2, 2]);
  const soldAfter = async (slip: CouponIn) => {
    const { id, possibleWin, amount } = await placed(client, slip);
    expect(possibleWin).toBeGreaterThan(amount * 64);
    await client.control('POST', 'clock', { advance: 31 });
    return (await quoteOf(client, id)).price;
  };
  await client.control('PATCH', 'config', { isAvailableCouponBonusBet: true });
  expect(await soldAfter(slipOf(picks, { amount: 400, bonusBet: { coef: 1.06 } }))).toBe(294.03);
  await client.control('PATCH', 'config', { isAvailableCouponBonusBet: false, hyperBonusPercent: 10 });
  const slip = slipOf(picks, { amount: 400 });
  const { hyperBonus } = await recalculate(client, slip);
  expect(await soldAfter({ ...slip, ...hyperBonus })).toBe(294.03);
});

test('[BET-11] the server refuses an expired offer and gives the next one', async () => {
  const { client, id } = await openBet();
  const quote = await quoteOf(client, id);
  await client.control('POST', 'clock', { advance: 12 });
  const { body } = await sell<Refused>(client, id, by(quote));
  expect(body).toMatchObject({ code: 1017, data: { quote: { price: quote.price } } });
});

test.each([
  ['at its price', 1.5, 126.66],
  ['above it, when the price jumps over', 1.2, 158.33],
])('[BET-11] the rule sells by itself %s, with no page open', async (_name, odds, paid) => {
  const { client, first, id, spent } = await openBet();
  const put = (price: number) => client.call('PUT', `/coupon-api/v1/coupons/${id}/auto-sell`, { price });
  expect((await put(500)).status).toBe(400);
  expect((await put(126)).status).toBe(204);
  expect(await couponOf(client, id)).toMatchObject({ state: 'open', autoSellPrice: 126 });
  await setOdds(first, client, 1.55);
  expect(await couponOf(client, id)).toMatchObject({ state: 'open' });
  await setOdds(first, client, odds);
  const sold = await couponOf(client, id);
  expect(sold).toMatchObject({ state: 'sold', payout: paid, saleMode: 'auto' });
  expect(sold).not.toHaveProperty('autoSellPrice');
  expect(await spent()).toBeCloseTo(100 - paid, 6);
  expect((await put(130)).body).toMatchObject({ code: 1018 });
});

test('[BET-11] a withdrawn rule sells nothing', async () => {
  const { client, first, id } = await openBet();
  await client.call('PUT', `/coupon-api/v1/coupons/${id}/auto-sell`, { price: 126 });
  expect((await client.call('DELETE', `/coupon-api/v1/coupons/${id}/auto-sell`)).status).toBe(204);
  await setOdds(first, client, 1.2);
  expect(await couponOf(client, id)).toMatchObject({ state: 'open' });
});

test.each([
  ['goes with the part that it needs', 180, undefined],
  ['that the rest can come to stays', 130, 130],
])('[BET-11] a rule %s', async (_name, price, left) => {
  const { client, id } = await openBet();
  const put = await client.call('PUT', `/coupon-api/v1/coupons/${id}/auto-sell`, { price });
  expect(put.status).toBe(204);
  const quote = await quoteOf(client, id, 0.25);
  expect((await sell(client, id, by(quote))).status).toBe(200);
  // Three quarters of the bet win 150.
  const rest = await couponOf(client, id);
  expect([rest.state, rest.autoSellPrice]).toEqual(['open', left]);
});

test('[BET-11] the value of a system is the mean over all its results', async () => {
  const staged = await stageOf(3);
  await priced(staged, [2, 2, 2]);
  const { client, picks } = staged;
  const bets = picks.map((pick, index) => betOf(pick, { blockId: index + 1 }));
  const { id } = await placed(client, slipOf(picks, { typeId: 2, systemValue: 2, amount: 300, bets }));
  await settle(client, [[picks[0]!, 1]]);
  // Lines AB and AC return 400 with a chance of a half each, BC with a quarter: 500 less five per cent for each of two legs.
  expect((await quoteOf(client, id)).price).toBe(451.25);
});

test('[BET-11] nobody can sell the bet of another player, or use an offer that we did not make', async () => {
  const { client, id } = await openBet();
  const other = await openBet();
  const quote = await quoteOf(other.client, other.id);
  expect((await sell(client, id, by(quote))).status).toBe(400);
  expect((await sell(client, id, { token: 'eyJhIjoxfQ.AAAA', price: 1 })).status).toBe(400);
  expect((await client.post('/coupon-api/v1/coupons/999/sell/quote', {})).status).toBe(404);
});

test('[BET-13] [LANG-26] a player finds history by state, account, dates, type, number and team, with sums and days', async () => {
  const staged = await stageOf(3, { isOwnWorld: true });
  await priced(staged, [2, 1.5, 2]);
  const { client, picks } = staged;
  const won = await placed(client, slipOf([picks[0]!], { amount: 100 }));
  const open = await placed(client, slipOf([picks[1]!, picks[2]!], { amount: 50 }));
  await settle(client, [[picks[0]!, 1]]);
  const ids = async (query: string) => (await couponsOf(client, query)).map(({ id }) => id);
  const now = Math.floor(Date.now() / 1000);
  expect(await ids('&state=settled')).toEqual([won.id]);
  expect(await ids('&state=open')).toEqual([open.id]);
  expect(await ids('&typeId=1')).toEqual([open.id]);
  expect(await ids(`&accountId=${String(won.accountId)}`)).toEqual([open.id, won.id]);
  expect(await ids(`&accountId=${String(won.accountId + 1)}`)).toEqual([]);
  expect(await ids(`&from=${String(now + 3600)}`)).toEqual([]);
  expect(await ids(`&from=${String(now - 3600)}&to=${String(now + 3600)}`)).toHaveLength(2);
  expect(await ids(`&q=${won.id}`)).toEqual([won.id]);
  const team = picks[0]!.match.opp1.name;
  expect(await ids(`&q=${encodeURIComponent(team.toUpperCase())}`)).toContain(won.id);
  expect(await ids('&q=nobody')).toEqual([]);

  type Answer = { data: z.infer<typeof HistorySummary> };
  const summary = async (query = '') =>
    (await client.get<Answer>(`/coupon-api/v1/coupons/summary?lng=en${query}`)).body.data;
  const total = { iso: 'RUB', count: 2, staked: 150, returned: 200, open: 50, result: 100 };
  expect(await summary()).toMatchObject({ count: 2, totals: [total], days: [{ iso: 'RUB', result: 100 }] });
  // Days are those of the reader's zone.
  const kathmandu = (at: number) => (at + 5.75 * 3600) % 86_400;
  expect((await summary('&zone=Asia/Kathmandu')).days.map(({ day }) => kathmandu(day))).toEqual([0]);
  expect((await summary('&zone=5.5')).days.map(({ day }) => (day + 5.5 * 3600) % 86_400)).toEqual([0]);
  expect((await client.get('/coupon-api/v1/coupons/summary?lng=en&zone=Nowhere')).status).toBe(400);
  await setOdds(picks[1]!, client, 1.4);
  const { price } = await quoteOf(client, open.id, 0.5).then(async (quote) => {
    await sell(client, open.id, by(quote));
    return quote;
  });
  const sold = await summary();
  expect(sold.totals[0]).toMatchObject({ staked: 150, open: 25, returned: toWire(20_000 + toMinor(price, 2), 2) });
  expect(sold.days.reduce((all, { result }) => all + result, 0)).toBeCloseTo(sold.totals[0]!.result, 6);
  expect((await summary('&state=open')).count).toBe(1);
});

test('[BET-34] the course of an offer is kept with no page open, at each change, and ends with the bet', async () => {
  const { client, first, id } = await openBet({ now: 2 });
  const offers = async () => (await client.get<{ data: SaleOffers }>('/coupon-api/v1/sale-offers')).body.data.offers;
  const course = async () =>
    (await offers()).find(({ couponId }) => couponId === id)?.course?.filter((_, index) => index % 2 === 1) ?? [];
  // A bet by mistake comes back whole.
  await expect.poll(course, { timeout: 15_000, interval: 300 }).toEqual([100]);
  for (const [coef, worth] of [
    [1.6, 118.75],
    [2.5, 76],
  ] as const) {
    await client.control('POST', 'clock', { advance: 10 });
    await setOdds(first, client, coef);
    await expect.poll(async () => (await course()).at(-1), { timeout: 15_000, interval: 300 }).toBe(worth);
  }
  expect(await course()).toEqual([100, 118.75, 76]);
  await settle(client, [[first, 0]]);
  expect((await offers()).some(({ couponId }) => couponId === id)).toBe(false);
}, 60_000);

test('[BET-23] one call lists the offers of all open bets, and follows sales and closed markets at once', async () => {
  const { client, picks, first } = await stageOf(3, { isOwnWorld: true });
  await priced({ client, picks }, [2, 2, 2]);
  const one = await placed(client, slipOf([first], { amount: 100 }));
  const two = await placed(client, slipOf(picks.slice(1), { amount: 100 }));
  const offers = async () =>
    (await client.get<{ data: SaleOffers }>('/coupon-api/v1/sale-offers')).body.data.offers.map(
      ({ couponId, amount, price }) => [couponId, amount, price],
    );
  await setOdds(first, client, 1.6);
  await setOdds(picks[1]!, client, 2.5);
  expect(await offers()).toEqual([
    [two.id, 100, 72.2],
    [one.id, 100, 118.75],
  ]);
  await sell(client, one.id, by(await quoteOf(client, one.id, 0.4)));
  await client.control('POST', 'simulator', { gameId: picks[2]!.match.id, do: 'suspend' });
  expect(await offers()).toEqual([
    [two.id, 100, null],
    [one.id, 60, 71.25],
  ]);
  await settle(client, [[picks[1]!, 0]]);
  expect(await offers()).toEqual([[one.id, 60, 71.25]]);
});

test('[BET-25] the history adds up neither bonus money with own money nor two currencies', async () => {
  const { client, picks } = await stageOf(3, { isOwnWorld: true });
  await priced({ client, picks }, [2, 2, 2]);
  const { data } = (await client.get<{ data: Balance }>('/web-api/account/balance')).body;
  const accounts = [...data.accounts, ...data.bonuses];
  for (const [index, { id }] of accounts.entries())
    await placed(client, slipOf([picks[index]!], { accountId: id, amount: 10 * (index + 1) }));
  await settle(client, [
    [picks[0]!, 1],
    [picks[1]!, 0],
    [picks[2]!, 1],
  ]);
  const summary = (await client.get<{ data: z.infer<typeof HistorySummary> }>('/coupon-api/v1/coupons/summary?lng=en'))
    .body.data;
  expect(summary.totals.map(({ iso, isBonus, staked, result }) => [iso, isBonus, staked, result])).toEqual([
    ['RUB', false, 10, 10],
    ['USD', false, 20, -20],
    ['RUB', true, 30, 30],
  ]);
  expect(summary.days.map(({ iso, isBonus, result }) => [iso, isBonus, result]).toSorted()).toEqual([
    ['RUB', false, 10],
    ['RUB', true, 30],
    ['USD', false, -20],
  ]);
});

test('[BET-35] the offers say how each leg in play stands, as its match would settle it now', async () => {
  const { client, first } = await stageOf(1, { zone: 'live' });
  await priced({ client, picks: [first] }, [2]);
  const { id } = await placed(client, slipOf([first], { amount: 100 }));
  const { body } = await client.get<{ data: SaleOffers }>('/coupon-api/v1/sale-offers');
  const [home = 0, away = 0] = (first.match.score?.full ?? []).map(Number);
  const told =
    home > away
      ? { is: 'winning', change: { of: 2, count: home - away } }
      : { is: 'losing', way: [{ of: 1, count: away - home + 1 }] };
  expect(body.data.offers.find(({ couponId }) => couponId === id)?.stands).toEqual([
    { marketId: first.market.id, ...told },
  ]);
});
