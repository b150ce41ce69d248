/** Tickets of lotteries and coupons with virtual matches in the list of a player's rounds. */
import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Game, Snapshot } from '../../../contracts/feed.ts';
import type { LottoGame } from '../../../contracts/lotto.ts';
import { checkMatches, checkTicket } from '../../../contracts/played-check.ts';
import type { LottoPlayed, PlayedRound, VirtualPlayed } from '../../../contracts/played-rounds.ts';
import type { PoolPurse } from '../../../contracts/pools-common.ts';
import { roundMs, virtualSportIds } from '../../../contracts/virtual/facts.ts';
import type { VirtualSports } from '../../../contracts/virtual-sports.ts';
import { checkFile } from '../../../plugins/round-verifier/read.ts';
import { marketsOf, placed, slipOf } from '../support/coupon-support.ts';
import { later, playerOf } from '../support/limit-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
type List = { data: PlayedRound[]; total_count: number };
const list = async (client: Client, query = '') => (await client.get<List>(`/games-api/v1/rounds?${query}`)).body;

async function buyTicket(client: Client): Promise<void> {
  const { data } = (await client.get<{ data: LottoGame[] }>('/lotto-api/v1/catalog')).body;
  const game = data.find(({ id }) => id === 3)!;
  const purse = (await client.get<{ data: PoolPurse }>('/lotto-api/v1/purse')).body.data;
  const lines = Array.from({ length: 20 }, (_, at) => [1 + (at % 17), 2 + (at % 17), 3 + (at % 17), 4 + (at % 17)]);
  const price = (game.price * lines.length * 2) / purse.rate;
  const order = { lottoId: 3, firstDrawId: game.draws[0]!.id, draws: 2, lines, accountId: purse.accountId, price };
  const { status, body } = await client.post('/lotto-api/v1/tickets', order, { 'Idempotency-Key': randomUUID() });
  expect([status, body]).toMatchObject([201, {}]);
}
/** Bets on one outcome of a virtual match, or on all of one market: then one of them wins. */
async function betOnMatch(client: Client, isOnAll = false): Promise<void> {
  const { data } = (await client.get<{ data: VirtualSports }>('/games-api/v1/virtual')).body;
  const match = data.matches.findLast(
    ({ sportId, startAt }) => sportId === virtualSportIds[0] && startAt > data.now + 30_000,
  )!;
  const { entities } = (await client.get<Snapshot>(`/feed-api/v1/snapshot?topic=game:${String(match.id)}&lng=en`)).body;
  const game = entities.games?.[0] as Game;
  const market = (await marketsOf(client, game.id)).find(({ isMain, isBlocked }) => isMain && !isBlocked)!;
  const all = (await marketsOf(client, game.id)).filter(({ groupId }) => groupId === market.groupId);
  for (const one of isOnAll ? all : [market])
    await placed(client, slipOf([{ match: game, market: one }], { amount: 2 }));
}

test('[FAIR-21] tickets and coupons with virtual matches are listed, filtered and computed anew, by page and verifier', async () => {
  const { client } = await playerOf(await server.enter());
  await buyTicket(client);
  await betOnMatch(client);
  const before = await list(client);
  expect([before.total_count, before.data.map(({ game }) => game).toSorted()]).toEqual([2, ['lotto', 'virtual']]);
  expect(before.data.every(({ isOpen }) => isOpen)).toBe(true);
  const open = [
    await checkTicket((await list(client, 'game=lotto')).data[0] as LottoPlayed),
    await checkMatches((await list(client, 'game=virtual')).data[0] as VirtualPlayed),
  ];
  expect(open).toEqual(['open', 'open']);

  await later(client, Math.max(3 * 3600, (3 * roundMs) / 1000 + 600));
  const [ticket] = (await list(client, 'game=lotto')).data as LottoPlayed[];
  const [coupon] = (await list(client, 'game=virtual')).data as VirtualPlayed[];
  expect([ticket!.isOpen, coupon!.isOpen]).toEqual([false, false]);
  expect([await checkTicket(ticket!), await checkMatches(coupon!)]).toEqual(['right', 'right']);
  expect(coupon!.virtual.matches[0]!.place!.hash).toMatch(/^[0-9a-f]{64}$/);
  const counts = ['result=open', 'mode=demo', 'mode=real', `commitment=${ticket!.commitment}`, 'to=0'];
  expect(await Promise.all(counts.map(async (query) => (await list(client, query)).total_count))).toEqual([
    0, 0, 2, 1, 0,
  ]);
  const file = JSON.stringify({ rounds: (await list(client)).data });
  expect((await checkFile(file))!.map(({ said }) => said)).toEqual(['right', 'right']);

  const { lotto } = ticket!;
  const [first, ...rest] = lotto.draws;
  // Four of twenty, each moved on by one: fixed ones are drawn once in 4,845 times.
  const others = first!.draw.numbers!.map((number) => (number % 20) + 1);
  const lies: LottoPlayed[] = [
    { ...ticket!, payout: ticket!.payout + 1 },
    { ...ticket!, lotto: { ...lotto, draws: [{ ...first!, payout: first!.payout + 1 }, ...rest] } },
    {
      ...ticket!,
      lotto: { ...lotto, draws: [{ ...first!, draw: { ...first!.draw, numbers: others } }, ...rest] },
    },
    {
      ...ticket!,
      lotto: { ...lotto, draws: [{ ...first!, draw: { ...first!.draw, seed: 'ab'.repeat(32) } }, ...rest] },
    },
    { ...ticket!, isOpen: true },
  ];
  for (const lie of lies) expect(await checkTicket(lie)).toBe('wrong');
  const { matches, chains } = coupon!.virtual;
  const virtualLies = [
    { matches: [{ ...matches[0]!, score: [99, 99] as [number, number] }], chains },
    { matches: [{ ...matches[0]!, serverSeed: 'ab'.repeat(32) }], chains },
    { matches, chains: chains.map((chain) => ({ ...chain, terminating: 'ab'.repeat(32) })) },
  ];
  for (const virtual of virtualLies) expect(await checkMatches({ ...coupon!, virtual })).toBe('wrong');
  const other = await playerOf(client);
  expect((await list(other.client)).total_count).toBe(0);
});

test('[FAIR-21] coupons with virtual matches are found by what they came to: the one that paid, those that lost', async () => {
  const { client } = await playerOf(await server.enter());
  await betOnMatch(client, true);
  const { total_count: count } = await list(client, 'result=open');
  expect(count).toBeGreaterThan(1);
  await later(client, Math.max(3 * 3600, (3 * roundMs) / 1000 + 600));
  const [paid, lost] = [await list(client, 'result=paid'), await list(client, 'result=lost')];
  expect([paid.total_count, lost.total_count]).toEqual([1, count - 1]);
  expect([paid.data[0]!.payout > 0, lost.data.every(({ payout }) => payout === 0)]).toEqual([true, true]);
});
