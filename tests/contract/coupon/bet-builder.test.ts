import { expect, test } from 'vitest';

import type { Built } from '../../../contracts/builder.ts';
import type { Market, Snapshot } from '../../../contracts/feed.ts';
import { marketGroups as G, outcomeTypes as O, sportIds } from '../../../contracts/markets.ts';
import { couponOf, marketsOf, moneyOf, placed, recalculate, slipOf, useStage } from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

const stage = useStage(useServer());

const build = async (client: Client, gameId: number, marketIds: readonly number[], lng = 'en'): Promise<Built> =>
  (await client.post<{ data: Built }>('/coupon-api/v1/builder', { gameId, marketIds, lng })).body.data;

const named = (markets: readonly Market[], groupId: number, typeId: number, param?: number): Market => {
  const found = markets.find(
    (market) =>
      market.groupId === groupId && market.typeId === typeId && (param === undefined || market.param === param),
  );
  if (!found) throw new Error(`No outcome of group ${String(groupId)} is on offer.`);
  return found;
};

async function setUp(isOwnWorld = true) {
  const { client, picks, first } = await stage(2, { isOwnWorld });
  const markets = await marketsOf(client, first.match.id);
  const home = named(markets, G.result, O.home);
  const both = named(markets, G.bothToScore, O.yes);
  return { client, match: first.match, other: picks[1] ?? first, markets, home, both };
}

test('[BET-32] outcomes of one match are one bet with a price and a name of its own, the same for everybody', async () => {
  const { client, match, home, both } = await setUp();
  const { market, product, fault } = await build(client, match.id, [home.id, both.id]);
  if (!market) throw new Error(`There is no bet: ${String(fault)}`);
  expect(product).toBeCloseTo(home.coef * both.coef, 2);
  expect(market.coef).toBeGreaterThan(Math.max(home.coef, both.coef));
  expect(market).toMatchObject({ gameId: match.id, groupId: G.betBuilder, groupName: 'Bet builder', isBlocked: false });
  expect(market.name).toBe(`Match result: ${match.opp1.name} + Both teams to score: Yes`);
  expect((await build(client, match.id, [both.id, home.id, home.id])).market?.id).toBe(market.id);
  expect((await build(client, match.id, [home.id, both.id], 'ru')).market?.name).toContain('Исход матча');
  // It stands on nobody's list of the match.
  expect((await marketsOf(client, match.id)).filter(({ groupId }) => groupId === G.betBuilder)).toEqual([]);
});

test('[BET-32] what cannot be one bet says why: too few, of another match, exclusive, returnable', async () => {
  const { client, match, other, markets, home, both } = await setUp();
  const away = named(markets, G.result, O.away);
  const noBet = named(markets, G.drawNoBet, O.home);
  expect(await build(client, match.id, [home.id])).toMatchObject({ market: null, fault: 'few' });
  expect(await build(client, match.id, [home.id, away.id])).toMatchObject({ market: null, fault: 'impossible' });
  expect(await build(client, match.id, [both.id, noBet.id])).toMatchObject({ fault: 'unfit', unfit: [noBet.id] });
  expect(await build(client, match.id, [home.id, other.market.id])).toMatchObject({
    fault: 'unfit',
    unfit: [other.market.id],
  });
  expect(await build(client, match.id, [home.id, 5])).toMatchObject({ fault: 'gone', unfit: [5] });
  expect(await build(client, 12, [home.id, both.id])).toMatchObject({ fault: 'gone' });
});

test.each([
  ['both parts win', [2, 1], 'win'],
  ['one part loses', [2, 0], 'lose'],
] as const)('[BET-32] in an express with another match: %s', async (_, score, ends) => {
  const { client, match, other, home, both } = await setUp();
  const { market } = await build(client, match.id, [home.id, both.id]);
  if (!market) throw new Error('There is no bet.');
  const joined = { match, market };
  // A part beside the whole is of the same match, so the two cannot be in one express.
  const together = await recalculate(client, slipOf([joined, { match, market: home }]));
  expect(together.bets.map(({ isDepend }) => isDepend)).toEqual([true, true]);
  const slip = slipOf([joined, other], { amount: 10 });
  expect((await recalculate(client, slip)).bets[0]).toMatchObject({ marketId: market.id, coef: market.coef });
  const coupon = await placed(client, slip);
  expect(coupon.bets[0]).toMatchObject({ marketId: market.id, groupName: 'Bet builder' });
  const before = await moneyOf(client);
  await client.control('POST', 'simulator', { gameId: match.id, do: 'finish', score: [...score] });
  await client.control('POST', 'simulator', { gameId: other.match.id, do: 'finish', score: [1, 0] });
  const settled = await couponOf(client, coupon.id);
  expect([settled.state, settled.bets[0]?.statusId]).toEqual(['settled', ends === 'win' ? 1 : 0]);
  expect((await moneyOf(client)) > before).toBe(ends === 'win');
});

test('[BET-32] the price of a joined bet moves with its match, and stops with one of its parts', async () => {
  const { client, match, home, both } = await setUp();
  const { market } = await build(client, match.id, [home.id, both.id]);
  if (!market) throw new Error('There is no bet.');
  const seen = async () => (await recalculate(client, slipOf([{ match, market }]))).bets[0];
  expect(await seen()).toMatchObject({ isBlocked: false, coef: market.coef });
  await client.control('POST', 'simulator', { gameId: match.id, do: 'suspend', marketId: both.id });
  expect(await seen()).toMatchObject({ isBlocked: true });
});

test('[BUILD-02] a joint price says where it comes from when asked: chance, what the house keeps, final scores', async () => {
  const { client, match, home, both } = await setUp();
  const asked = { gameId: match.id, marketIds: [home.id, both.id], lng: 'en' };
  const { market, how } = (
    await client.post<{ data: Built }>('/coupon-api/v1/builder', { ...asked, isExplained: true })
  ).body.data;
  const { grid, chance = 0, margin = 0, isApart } = how ?? {};
  expect(margin).toBeGreaterThan(0);
  expect(Math.abs((market?.coef ?? 0) * (chance / 1000) - (1 - margin / 1000))).toBeLessThan(0.01);
  expect([grid?.from, isApart]).toEqual([[0, 0], false]);
  const won = (grid?.rows ?? []).flat().reduce((sum, cell) => sum + cell.won, 0);
  expect(Math.abs(won - chance)).toBeLessThan(120);
  expect((await build(client, match.id, [home.id, both.id])).how).toBeUndefined();
});

test('[BUILD-03] a joined bet names its parts, takes more of them, and says when they are too many', async () => {
  const { client, match, markets, home, both } = await setUp();
  const { market } = await build(client, match.id, [home.id, both.id]);
  if (!market) throw new Error('There is no bet.');
  const again = await build(client, match.id, [market.id]);
  expect(again.market?.id).toBe(market.id);
  expect(again.parts.map(({ id }) => id).toSorted()).toEqual([home.id, both.id].toSorted());
  const over = named(markets, G.total, O.over, 3.5);
  const more = await build(client, match.id, [market.id, over.id]);
  expect(more.parts).toHaveLength(3);
  expect(more.market?.coef).toBeGreaterThan(market.coef);
  const overs = markets.filter(
    ({ id, groupId, isBlocked }) => groupId === G.correctScore && !isBlocked && id !== home.id,
  );
  const tooMany = await build(client, match.id, [market.id, ...overs.slice(0, 9).map(({ id }) => id)]);
  expect(tooMany).toMatchObject({ market: null, fault: 'many' });
});

test('[BUILD-04] joined bets of two matches are one accumulator: it multiplies their prices and shows how each part ended', async () => {
  const { client, match, other, home, both } = await setUp();
  const others = await marketsOf(client, other.match.id);
  const second = [named(others, G.result, O.home), named(others, G.bothToScore, O.no)];
  const [one, two] = [
    (await build(client, match.id, [home.id, both.id])).market,
    (
      await build(
        client,
        other.match.id,
        second.map(({ id }) => id),
      )
    ).market,
  ];
  if (!one || !two) throw new Error('There is no bet.');
  const slip = slipOf(
    [
      { match, market: one },
      { match: other.match, market: two },
    ],
    { amount: 10 },
  );
  const counted = await recalculate(client, slip);
  expect(counted.bets.map(({ isDepend }) => isDepend)).toEqual([false, false]);
  expect(counted.coef).toBeCloseTo(one.coef * two.coef, 1);
  const coupon = await placed(client, slip);
  const states = async () => {
    const { bets } = await couponOf(client, coupon.id);
    return bets.map(({ parts = [] }) =>
      parts.map(({ groupName, statusId }) => `${groupName} ${String(statusId)}`).toSorted(),
    );
  };
  expect((await states()).flat().every((part) => /-[12]$/.test(part))).toBe(true);
  await client.control('POST', 'simulator', { gameId: match.id, do: 'finish', score: [2, 1] });
  await client.control('POST', 'simulator', { gameId: other.match.id, do: 'finish', score: [2, 1] });
  expect(await states()).toEqual([
    ['Both teams to score 1', 'Match result 1'],
    ['Both teams to score 0', 'Match result 1'],
  ]);
  expect((await couponOf(client, coupon.id)).payout).toBe(0);
});

test.each([
  ['ice hockey', sportIds.iceHockey, G.result, G.total],
  ['basketball', sportIds.basketball, G.winner, G.pointsTotal],
  ['handball', sportIds.handball, G.result, G.total],
])('[BUILD-05] %s joins its bets, and settles them as one', async (_, sportId, resultGroup, totalGroup) => {
  const { client } = await setUp();
  const { body } = await client.get<Snapshot>(`/feed-api/v1/snapshot?topic=list:line:${String(sportId)}&lng=en`);
  const match = body.entities.games?.[0];
  if (!match) throw new Error('There is no match.');
  const markets = await marketsOf(client, match.id);
  const parts = [named(markets, resultGroup, O.home), named(markets, totalGroup, O.over)];
  const { market, fault } = await build(
    client,
    match.id,
    parts.map(({ id }) => id),
  );
  if (!market) throw new Error(`There is no bet: ${String(fault)}`);
  const coupon = await placed(client, slipOf([{ match, market }], { amount: 10 }));
  await client.control('POST', 'simulator', { gameId: match.id, do: 'finish', score: [190, 180] });
  expect((await couponOf(client, coupon.id)).bets[0]?.statusId).toBe(1);
});
