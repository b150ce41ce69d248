import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { MarginTable } from '../contracts/margins.ts';
import { marketGroups as G } from '../contracts/markets.ts';
import { createClock } from '../sandbox/world/clock.ts';
import { bookOf } from './books.testing.ts';
import type { Simulator } from './interface.ts';
import { createMargins, defaultMargins } from './margins.ts';
import { priceOf } from './odds.ts';
import { createSimulator } from './simulator.ts';
import type { SimMarket } from './types.ts';

/** Markets that pay exactly one outcome, whole: by match, group and line. */
function booksOf(markets: readonly SimMarket[]): SimMarket[][] {
  const books = new Map<string, SimMarket[]>();
  for (const market of markets) {
    const book = bookOf(market);
    if (book === null) continue;
    const key = [market.gameId, market.groupName.en, book].join(' ');
    const known = books.get(key);
    if (known) known.push(market);
    else books.set(key, [market]);
  }
  // Coarse steps of long odds and the floor of 1.01 bend the sum.
  return [...books.values()].filter((book) => book.every(({ milli }) => milli > 1100 && milli < 9000));
}

const world = () => createSimulator({ seed: 5, clock: createClock({ now: Date.UTC(2026, 4, 2, 15), manual: true }) });

/** How far the published books are from what the table says, at most; and how many there were. */
function errorOf(simulator: Simulator): { most: number; count: number } {
  const { games: all, champs } = simulator.snapshot();
  // Every third match, of every tier: a long Saturday has a thousand.
  const matches = all.filter(({ outcomesCount }, index) => outcomesCount === undefined && index % 3 === 0);
  const markets = matches.flatMap(({ id }) => simulator.marketsOf(id));
  const marginsOf = createMargins(simulator.margins());
  const byId = new Map(champs.map((champ) => [champ.id, champ]));
  const matchById = new Map(matches.map((match) => [match.id, match]));
  const errors = booksOf(markets).map((book) => {
    const match = matchById.get(book[0]!.gameId)!;
    const sum = book.reduce((all, { milli }) => all + 1000 / milli, 0);
    return Math.abs(sum - 1 - marginsOf(byId.get(match.champId)!, match.zone).of(book[0]!.groupId));
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

test('[SPORT-04] a row of one sport changes the prices of that sport and of no other, and the last row that fits counts', () => {
  const rows = [
    { percent: 5 },
    { sport: 'iceHockey', percent: 11 },
    { sport: 'iceHockey', phase: 'live', percent: 14 },
  ];
  const marginsOf = createMargins(MarginTable.parse({ ...defaultMargins, rows }));
  const of = (sportId: number, phase: 'line' | 'live') => marginsOf({ sportId, weight: 80 }, phase).of(G.winner);
  expect([of(4, 'line'), of(4, 'live'), of(1, 'line'), of(5, 'live')]).toEqual([0.11, 0.14, 0.05, 0.05]);
});

describe('the table of the product', () => {
  const marginsOf = createMargins(defaultMargins);
  const of = (weight: number, phase: 'line' | 'live') => marginsOf({ sportId: 1, weight }, phase);
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
  ['a sport that does not exist', { ...defaultMargins, rows: [{ percent: 5 }, { sport: 'chess', percent: 5 }] }],
  ['no row for every sport', { ...defaultMargins, rows: [{ sport: 'football', percent: 5 }] }],
  ['a tier that does not exist', { ...defaultMargins, rows: [{ percent: 5 }, { tier: 'none', percent: 5 }] }],
  ['no row for everything', { ...defaultMargins, rows: [{ phase: 'live', percent: 5 }] }],
  ['a word that no row has', { ...defaultMargins, rows: [{ percent: 5, zone: 'live' }] }],
  ['no tiers', { ...defaultMargins, tiers: [] }],
])('a table with %s is refused', (_, table) => {
  expect(MarginTable.safeParse(table).success).toBe(false);
});
