import { expect, test } from 'vitest';

import type { Built } from '../../../contracts/builder.ts';
import type { Game, Market, Snapshot } from '../../../contracts/feed.ts';
import { marketGroups as G, outcomeTypes as O } from '../../../contracts/markets.ts';
import { couponOf, marketsOf, moneyOf, placed, slipOf, useStage } from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

const stage = useStage(useServer());

const isOnOffer = ({ isBlocked, coef }: Market) => !isBlocked && coef > 1;
const of = (markets: readonly Market[], groupId: number, period = 0) =>
  markets.filter((market) => market.groupId === groupId && (market.period ?? 0) === period);

async function incidentsOf(client: Client, gameId: number): Promise<NonNullable<Game['incidents']>> {
  const { body } = await client.get<Snapshot>(`/feed-api/v1/snapshot?topic=game:${String(gameId)}&lng=en`);
  return body.entities.games?.[0]?.incidents ?? [];
}

test('[SPORT-03] [BET-19] bets on players are placed by name and settled by the scorer whom the match names', async () => {
  const { client, first } = await stage(1, { isOwnWorld: true });
  const { match } = first;
  const markets = await marketsOf(client, match.id);
  const firsts = of(markets, G.firstScorer);
  expect(firsts.filter(({ typeId }) => typeId === O.entrant)).toHaveLength(21);
  expect(firsts.map(({ groupName }) => groupName)).toContain('First goalscorer');
  expect(of(markets, G.anytimeScorer)).toHaveLength(20);
  expect(of(markets, G.anytimeScorer, 2)[0]?.groupName).toBe('Player scores two or more');

  const home = firsts.filter((market) => Math.floor((market.param ?? 0) / 100) === 1 && isOnOffer(market));
  const away = of(markets, G.anytimeScorer).find((market) => (market.param ?? 0) > 200 && isOnOffer(market));
  const none = firsts.find(({ typeId }) => typeId === O.nextNone);
  if (!away || !none) throw new Error('There are no prices on players.');
  const bets = await Promise.all(
    home.map(async (market) => ({
      market,
      id: (await placed(client, slipOf([{ match, market }], { amount: 10 }))).id,
    })),
  );
  const [onAway, onNone] = [
    await placed(client, slipOf([{ match, market: away }], { amount: 10 })),
    await placed(client, slipOf([{ match, market: none }], { amount: 10 })),
  ];
  expect(onAway.bets[0]).toMatchObject({ name: away.name, groupName: 'Anytime goalscorer' });

  await client.control('POST', 'simulator', { gameId: match.id, do: 'start' });
  const before = await moneyOf(client);
  await client.control('POST', 'simulator', { gameId: match.id, do: 'goal', team: 1 });
  const scorer = (await incidentsOf(client, match.id)).findLast(({ kind }) => kind === 'goal')?.player;
  expect(home.concat(of(markets, G.firstScorer)).map(({ name }) => name)).toContain(scorer);
  let won = 0;
  for (const { id, market } of bets) {
    const coupon = await couponOf(client, id);
    const isWon = market.name === scorer;
    expect(coupon).toMatchObject({ state: 'settled', statusId: isWon ? 1 : 0, bets: [{ name: market.name }] });
    if (isWon) won += coupon.payout ?? 0;
  }
  expect((await moneyOf(client)) - before).toBeCloseTo(won, 2);
  expect(await couponOf(client, onNone.id)).toMatchObject({ state: 'settled', statusId: 0 });
  expect((await couponOf(client, onAway.id)).state).toBe('open');
  // The first goal has a scorer, so nobody bets on that any more.
  expect(of(await marketsOf(client, match.id), G.firstScorer)).toEqual([]);

  await client.control('POST', 'simulator', { gameId: match.id, do: 'finish', score: [1, 0] });
  expect(await couponOf(client, onAway.id)).toMatchObject({ state: 'settled', statusId: 0 });
});

test('[SPORT-03] [BET-32] no bet on a player is a part of one with others of its match', async () => {
  const { client, first } = await stage(1);
  const markets = await marketsOf(client, first.match.id);
  const [player] = of(markets, G.anytimeScorer).filter(isOnOffer);
  if (!player) throw new Error('There are no prices on players.');
  const { body } = await client.post<{ data: Built }>('/coupon-api/v1/builder', {
    ...{ gameId: first.match.id, marketIds: [first.market.id, player.id], lng: 'en' },
  });
  expect(body.data).toMatchObject({ market: null, fault: 'unfit', unfit: [player.id] });
});
