import { expect, test } from 'vitest';

import { errorCodes } from '../../../contracts/common.ts';
import type { Game, Snapshot } from '../../../contracts/feed.ts';
import { sportIds } from '../../../contracts/markets.ts';
import {
  couponOf,
  marketsOf,
  moneyOf,
  type Pick,
  place,
  placed,
  recalculate,
  slipOf,
} from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });

type Stage = { client: Client; event: Game; picks: Pick[]; list: Snapshot['entities'] };

/**
 * Gives the demo player on a Saturday in March, the long-term event of a sport that closes first, and its outcomes on
 * offer.
 */
async function stage(sportId: number, isWanted: (match: Game) => boolean = () => true): Promise<Stage> {
  const client = await server.enter();
  await client.logIn();
  const { body } = await client.get<Snapshot>(`/feed-api/v1/snapshot?topic=list:line:${String(sportId)}&lng=en`);
  const [event] = body.entities
    .games!.filter((match) => match.outcomesCount !== undefined && isWanted(match))
    .toSorted((a, b) => a.startAt - b.startAt);
  const markets = await marketsOf(client, event!.id);
  const picks = markets.filter(({ isBlocked }) => !isBlocked).map((market) => ({ match: event!, market }));
  return { client, event: event!, picks, list: body.entities };
}
const premierLeague = ({ champId }: Game) => champId === 100;

test('[SPORT-02] the list of a competition has its long-term event, with a name instead of two sides and outcomes on its own page', async () => {
  const { client, event, picks, list } = await stage(sportIds.football, premierLeague);
  expect(event).toMatchObject({ zone: 'line', opp1: { name: 'England. Premier League 2025/26' }, opp2: { name: '' } });
  expect(list.markets!.filter(({ gameId }) => gameId === event.id)).toEqual([]);
  expect(picks.length).toBeGreaterThan(1);
  const champ = list.champs!.find(({ id }) => id === event.champId)!;
  expect(champ.line).toBe(list.games!.filter(({ champId }) => champId === event.champId).length);
  const russian = await client.get<Snapshot>(`/feed-api/v1/snapshot?topic=game:${String(event.id)}&lng=ru`);
  expect(russian.body.entities.games![0]!.opp1.name).toBe('Англия. Премьер-лига 2025/26');
  const found = await client.get<{ data: { games: Game[] } }>('/feed-api/v1/search?q=premier%20england&lng=en');
  expect(found.body.data.games.map(({ id }) => id)).toContain(event.id);
});

test('[SPORT-02] bets on a tournament close when its final begins, and the server settles and pays them when it ends', async () => {
  const { client, event, picks } = await stage(sportIds.tennis);
  const coupons = [];
  for (const pick of picks) coupons.push(await placed(client, slipOf([pick], { amount: 100 })));
  const before = await moneyOf(client);
  expect(coupons[0]!.bets[0]).toMatchObject({ groupName: 'Winner', game: { opp1: event.opp1.name, opp2: '' } });

  await client.control('POST', 'clock', { now: event.startAt + 60 });
  await client.logIn();
  expect((await place(client, slipOf([picks[0]!]))).body).toMatchObject({ code: errorCodes.marketClosed });
  expect(await couponOf(client, coupons[0]!.id)).toMatchObject({ state: 'open' });

  await client.control('POST', 'clock', { advance: 3 * 3600 });
  await client.logIn();
  const settled = await Promise.all(coupons.map(({ id }) => couponOf(client, id)));
  // Four players are left on Saturday, and one of them wins.
  expect(settled.map(({ state }) => state)).toEqual(Array.from({ length: 4 }, () => 'settled'));
  expect(settled.filter(({ statusId }) => statusId === 1).length).toBe(1);
  const paid = settled.reduce((sum, { payout = 0 }) => sum + payout, 0);
  expect(paid).toBeGreaterThan(0);
  expect(await moneyOf(client)).toBeCloseTo(before + paid, 2);
  for (const { statusId, payout, coef } of settled) expect(payout).toBeCloseTo(statusId === 1 ? 100 * coef : 0, 2);
});

test('[SPORT-02] a bet on a season combines with matches of other competitions, never of its own', async () => {
  const { client, event, picks, list } = await stage(sportIds.football, premierLeague);
  const homeOf = (isOwn: boolean): Pick => {
    const market = list.markets!.find(({ gameId, groupId, isBlocked }) => {
      const match = list.games!.find(({ id }) => id === gameId)!;
      return groupId === 1 && !isBlocked && match.status === 0 && (match.champId === event.champId) === isOwn;
    })!;
    return { match: list.games!.find(({ id }) => id === market.gameId)!, market };
  };
  const [own, other] = [homeOf(true), homeOf(false)];
  const dependent = async (pick: Pick) =>
    (await recalculate(client, slipOf([picks[0]!, pick]))).bets.map(({ isDepend }) => isDepend);
  expect(await dependent(own)).toEqual([true, true]);
  expect(await dependent(other)).toEqual([false, false]);
  expect((await place(client, slipOf([picks[0]!, own]))).body).toMatchObject({ code: errorCodes.dependentEvents });
  expect((await placed(client, slipOf([picks[0]!, other]))).bets.length).toBe(2);
});
