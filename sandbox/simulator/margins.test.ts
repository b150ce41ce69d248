import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { MarginTable } from '../../contracts/margins.ts';
import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { createClock } from '../world/clock.ts';
import type { Simulator } from './interface.ts';
import { createMargins, defaultMargins } from './margins.ts';
import { priceOf } from './odds.ts';
import { offerOf } from './offer.testing.ts';
import { createSimulator } from './simulator.ts';
import type { SimMarket } from './types.ts';

/** Markets that pay exactly one outcome, whole: by match, group and line. */
function booksOf(markets: readonly SimMarket[]): SimMarket[][] {
  const lone: readonly number[] = [G.doubleChance, G.correctScore];
  const books = new Map<string, SimMarket[]>();
  for (const market of markets) {
    if (lone.includes(market.groupId)) continue;
    const line = market.typeId === O.handicapAway ? -(market.param ?? 0) : (market.param ?? '');
    const key = [market.gameId, market.groupName.en, String(line)].join(' ');
    books.set(key, [...(books.get(key) ?? []), market]);
  }
  // Coarse steps of long odds and the floor of 1.01 bend the sum.
  return [...books.values()].filter((book) => book.every(({ milli }) => milli > 1100 && milli < 9000));
}

const world = () => createSimulator({ seed: 5, clock: createClock({ now: Date.UTC(2026, 4, 2, 15), manual: true }) });

/** How far the published books are from what the table says, at most; and how many there were. */
function errorOf(simulator: Simulator): { most: number; count: number } {
  const { markets, games, champs } = offerOf(simulator);
  const marginsOf = createMargins(simulator.margins());
  const weights = new Map(champs.map(({ id, weight }) => [id, weight]));
  const errors = booksOf(markets).map((book) => {
    const game = games.find(({ id }) => id === book[0]!.gameId)!;
    const sum = book.reduce((all, { milli }) => all + 1000 / milli, 0);
    return Math.abs(sum - 1 - marginsOf(weights.get(game.champId)!, game.zone).of(book[0]!.groupId));
  });
  return { most: Math.max(...errors), count: errors.length };
}

test('[SPORT-04] published prices carry the margin of the table, by tier, market and phase, and follow another table at once', () => {
  const simulator = world();
  const before = errorOf(simulator);
  expect(before.count).toBeGreaterThan(1000);
  expect(before.most).toBeLessThan(0.013);
  simulator.setMargins({ ...defaultMargins, rows: [{ percent: 20 }, { phase: 'live', percent: 25 }] });
  const after = errorOf(simulator);
  expect(after.count).toBeGreaterThan(1000);
  expect(after.most).toBeLessThan(0.013);
  simulator.stop();
});

describe('the table of the product', () => {
  const of = createMargins(defaultMargins);
  const main = [G.result, G.winner, G.total, G.handicap, G.pointsTotal];

  test('[SPORT-04] top leagues have 3 to 5 %, small ones and live matches 6 to 9 %', () => {
    for (const group of main) {
      expect(of(100, 'line').of(group)).toBeGreaterThanOrEqual(0.03);
      expect(of(100, 'line').of(group)).toBeLessThanOrEqual(0.05);
      for (const margin of [of(40, 'line').of(group), of(100, 'live').of(group), of(40, 'live').of(group)]) {
        expect(margin).toBeGreaterThanOrEqual(0.06);
        expect(margin).toBeLessThanOrEqual(0.09);
      }
    }
  });

  test('[SPORT-04] long shots have more, and the less likely outcome never the shorter price', () => {
    const margins = of(100, 'line');
    expect(margins.at(G.result, 1 / 30) - margins.at(G.result, 1 / 3)).toBeCloseTo(0.04, 10);
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 0.98, noNaN: true }), (chance) => {
        expect(priceOf(margins, G.result, chance)).toBeGreaterThanOrEqual(priceOf(margins, G.result, chance * 1.01));
      }),
    );
  });
});

test.each([
  ['a percent below nothing', { ...defaultMargins, rows: [{ percent: -1 }] }],
  ['a market that does not exist', { ...defaultMargins, rows: [{ percent: 5 }, { markets: ['nothing'], percent: 5 }] }],
  ['a tier that does not exist', { ...defaultMargins, rows: [{ percent: 5 }, { tier: 'none', percent: 5 }] }],
  ['no row for everything', { ...defaultMargins, rows: [{ phase: 'live', percent: 5 }] }],
  ['a word that no row has', { ...defaultMargins, rows: [{ percent: 5, zone: 'live' }] }],
  ['no tiers', { ...defaultMargins, tiers: [] }],
])('a table with %s is refused', (_, table) => {
  expect(MarginTable.safeParse(table).success).toBe(false);
});
