import { expect, test } from 'vitest';

import type { SaleOffers } from '../../contracts/sale.ts';
import { defaultMargins } from '../../simulator/testing.ts';
import { place, setUp, slipOf } from './player.testing.ts';
import { createSaleBoard, offersFor } from './sale-board.ts';
import { settleMarkets } from './settle-markets.ts';

/** A player with an open page and two bets at 2.00, and what the board tells them. */
async function listener({ ageSeconds = 60 } = {}) {
  const player = await setUp();
  const { world, userId, markets } = player;
  // Without a margin a price is one divided by its chance.
  const longShots = { ...defaultMargins.longShots, percent: 0 };
  world.simulator.setMargins({ ...defaultMargins, rows: [{ percent: 0 }], longShots });
  const [first, second, third] = markets;
  const legs = [first!, second!, third!];
  const odds = (index: number, coef: number) =>
    world.simulator.command({ gameId: legs[index]!.gameId, do: 'odds', marketId: legs[index]!.id, coef });
  for (const index of [0, 1, 2]) odds(index, 2);
  const placed = (part: typeof legs) => {
    const slip = slipOf(part, { changeCoefAction: 1 });
    return place(player, { ...slip, bets: slip.bets.map((bet) => ({ ...bet, coef: 2 })) });
  };
  await placed(legs.slice(0, 1));
  await placed(legs.slice(1));
  world.clock.advance(ageSeconds);
  const told: SaleOffers[] = [];
  world.pages.publishUser = (to, eventIn) => {
    const event = eventIn('en');
    if (to === userId && event.kind === 'sale') told.push(event.value);
  };
  const connection = { lng: 'en', userId, send: () => undefined, bufferedBytes: () => 0, cut: () => undefined };
  const board = createSaleBoard(world);
  board.stop();
  /** What one beat says, price by price; nothing: null. */
  const beat = () => {
    const before = told.length;
    board.beat();
    expect(told.length - before).toBeLessThan(2);
    return told[before]?.offers.map(({ price }) => price) ?? null;
  };
  return { world, userId, legs, odds, beat, told, listen: () => world.feed.connect(connection) };
}

test('[BET-23] one message a player tells the offers of all open bets, and only when one of them has changed', async () => {
  const { odds, beat, listen, world, legs } = await listener();
  expect(beat()).toBeNull();
  listen().subscribe([{ topic: 'user' }]);
  expect(beat()).toEqual([90.25, 95]);
  expect(beat()).toBeNull();
  odds(0, 1.6);
  odds(1, 2.5);
  expect(beat()).toEqual([72.2, 118.75]);
  expect(beat()).toBeNull();
  world.simulator.command({ gameId: legs[2]!.gameId, do: 'suspend' });
  expect(beat()).toEqual([null, 118.75]);
  settleMarkets(world, legs[1]!.gameId, [[legs[1]!.id, 0]]);
  expect(beat()).toEqual([118.75]);
});

test('[BET-23] an offer that stays as it is is told again before it runs out', async () => {
  const { beat, listen, world, told } = await listener();
  listen().subscribe([{ topic: 'user' }]);
  beat();
  const [{ validUntil }] = told as [SaleOffers];
  world.clock.advance(7);
  expect(world.clock.now()).toBeLessThan(validUntil * 1000);
  expect(beat()).toEqual([90.25, 95]);
  expect(told[1]!.validUntil).toBeGreaterThan(validUntil);
});

test('[BET-11] [BET-23] a mistake can be given back until its time is over, and is worth its price after that', async () => {
  const { beat, listen, world, told } = await listener({ ageSeconds: 0 });
  listen().subscribe([{ topic: 'user' }]);
  expect(beat()).toEqual([100, 100]);
  const { mistakeUntil = 0 } = told[0]!.offers[0]!;
  expect(mistakeUntil * 1000).toBeGreaterThan(world.clock.now());
  expect(beat()).toBeNull();
  world.clock.advance(31);
  expect(beat()).toEqual([90.25, 95]);
});

test('[BET-34] the course of an offer is kept with no page open, in so many points, and ends with the bet', async () => {
  const { beat, odds, world, legs, userId } = await listener();
  const beats = () => {
    for (let count = 0; count < 5; count += 1) beat();
  };
  const courseNow = () =>
    offersFor(world, userId).offers.map(({ course = [] }) => course.filter((_, index) => index % 2 === 1));
  beats();
  world.clock.advance(10);
  odds(1, 1.6);
  odds(2, 1.6);
  beats();
  world.clock.advance(10);
  odds(1, 2.5);
  beats();
  beats();
  // Of the express, newest first: 400 at the prices of its two legs, less five per cent of each leg; the single has not moved.
  expect(courseNow()).toEqual([[90.25, 141.01, 90.25], [95]]);
  for (let coef = 110; coef < 300; coef += 1) {
    world.clock.advance(5);
    odds(0, coef / 100);
    beats();
  }
  const single = courseNow()[1]!;
  expect([single.length <= 60, single[0], single.at(-1)]).toEqual([true, 95, 63.54]);
  settleMarkets(world, legs[1]!.gameId, [[legs[1]!.id, 0]]);
  expect(offersFor(world, userId).offers).toHaveLength(1);
});
