import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { betStatuses as S } from '../contracts/coupon.ts';
import { sportNumbers } from '../contracts/sports.ts';
import { sameText } from '../sandbox/texts/text.ts';
import { sayFigures } from '../tests/support/figures.ts';
import { bestMix } from './arbitrage.testing.ts';
import { forking, type Future, futuresOf, type Snapshot, ways } from './futures.testing.ts';
import { createMargins, defaultMargins } from './margins.ts';
import { blockAt, type Facts, type Match, type Noise, type Quote } from './match.ts';
import { priceOf } from './odds.ts';
import { fraction, hash } from './random.ts';
import { resultOfMarket } from './settle.ts';
import type { Rules, SportModule } from './sport.ts';
import { sports as allSports } from './sports.ts';

/** `npm run prices:prove` asks for 1,000 of each match. */
const snapshots = Number(process.env['SNAPSHOTS'] ?? 4);
/**
 * How many futures are tried before a sure win is believed. Few of them count where a batter has nearly used up their
 * time: all in which the next one came sooner differ from the present.
 */
const mostWays = 600_000;
/** Less than this a mix is surely not worth its stake, whatever sums round to. */
const noWin = 1 - 1e-9;

let sports: readonly SportModule[] = [];

beforeAll(async () => {
  // Every match draws its course from one stream, in the order in which things happen.
  vi.resetModules();
  vi.doMock('./random.ts', async (original) => forking(await original<typeof import('./random.ts')>()));
  ({ sports } = await import('./sports.ts'));
});
afterAll(() => {
  vi.doUnmock('./random.ts');
  vi.resetModules();
});

function returnOf(quote: Quote, milli: number, facts: Facts): number {
  switch (resultOfMarket(quote, facts)) {
    case S.win:
      return milli / 1000;
    case S.halfWinHalfReturn:
      return (milli / 1000 + 1) / 2;
    case S.return:
      return 1;
    case S.halfLoseHalfReturn:
      return 0.5;
    default:
      return 0;
  }
}

/** What the best mix of all bets on offer at a moment is worth at least, for each unit of stake. Null: whatever comes, stakes come back. */
function surestOf(
  sportId: number,
  { create, second, noise }: Snapshot,
  generosity = 1,
  most = mostWays,
): number | null {
  const margins = createMargins(defaultMargins)({ sportId, weight: 100 }, second < 0 ? 'line' : 'live');
  const bets = create()
    .quotesAt(second, noise)
    .map((quote) => ({ quote, milli: priceOf(margins, quote.groupId, quote.chance) * generosity }))
    .filter(({ milli }) => milli > 0);
  if (bets.length === 0) return 0;
  const more = futuresOf(create, second, noise);
  const seen = new Set<string>();
  const columns: number[][] = [];
  const take = (futures: readonly Future[], stakes: readonly number[] | null) => {
    for (const { facts, isSame } of futures) {
      const returns = bets.map(({ quote, milli }) => returnOf(quote, milli, facts));
      const brings = stakes?.reduce((sum, stake, bet) => sum + stake * (returns[bet] ?? 0), 0) ?? 0;
      const key = returns.join(' ');
      if (brings > 1 || seen.has(key) || !isSame()) continue;
      seen.add(key);
      columns.push(returns);
    }
  };
  take(more(0, ways), null);
  if (columns.length === 0) take(more(ways, 10 * ways), null);
  if (columns.length === 0) return null;
  for (let tried = ways; ; tried += ways) {
    const best = bestMix(
      bets.map((_, bet) => columns.map((returns) => returns[bet] ?? 0)),
      noWin,
    );
    if (best.worth < noWin || tried >= most) return best.worth;
    const before = columns.length;
    while (columns.length === before && tried < most) {
      take(more(tried, ways), best.stakes);
      tried += ways;
    }
  }
}

const matches: readonly (readonly [string, number, Rules])[] = [
  ...allSports.map(({ name, id }) => [name.en, id, {}] as const),
  ['Dota', sportNumbers.esports, { discipline: 'dota' }],
  ['League of Legends', sportNumbers.esports, { discipline: 'leagueOfLegends' }],
  ['simulated basketball', sportNumbers.esports, { discipline: 'basketball', quarterMinutes: 5 }],
];

test.each([
  [
    'two that cover everything at fair prices',
    [
      [2, 0],
      [0, 2],
    ],
    1,
  ],
  [
    'a book with a margin',
    [
      [1.9, 0],
      [0, 1.9],
    ],
    0.95,
  ],
  [
    'a price that is too long',
    [
      [2.2, 0],
      [0, 2],
    ],
    1 / (1 / 2.2 + 1 / 2),
  ],
  [
    'a bet that nobody needs',
    [
      [2, 0],
      [0, 2],
      [0.5, 0.5],
    ],
    1,
  ],
  [
    'a way in which all lose',
    [
      [2, 0, 0],
      [0, 2, 0],
    ],
    0,
  ],
])('the programme knows what a mix is worth: %s', (_, bets, worth) => {
  const best = bestMix(bets);
  expect(best.worth).toBeCloseTo(worth, 9);
});

/** What seldom happens and changes how a match goes on: a side that lacks a player, and overtime. */
function isSpecialAt(match: Match, second: number): boolean {
  const { regular, isOver } = match.factsAt(second);
  return match.viewAt(second).redCards !== null || (regular?.isOver === true && !isOver);
}

/** The next moment at which bets are taken: while markets are suspended nothing is on offer. */
function openAt(match: Match, second: number): number {
  const block = blockAt(match, second, 0);
  return block ? openAt(match, block.at + block.seconds) : second;
}

/** Every eighth is before the match, every fourth at a special moment where the sport has one; each between other sides. */
function snapshotOf({ id, createMatch }: SportModule, rules: Rules, index: number): Snapshot {
  const noise: Noise = [0.94 + (hash(31, index) % 120) / 1000, 0.94 + (hash(37, index) % 120) / 1000];
  const of = (seed: number) => () => {
    const [home, away] = [1, 2].map((side) => ({
      id: 7_000 + index * 2 + side,
      name: sameText(`Side ${String(side)}`),
    }));
    if (!home || !away) throw new Error('no sides');
    return createMatch(seed, { seed: 7, home, away }, rules);
  };
  const hasSpecial = id === sportNumbers.football || id === sportNumbers.iceHockey;
  if (index % 4 === 2 && hasSpecial)
    for (let tried = 0; tried < 1_000; tried += 1) {
      const create = of(hash(41, index, tried));
      const match = create();
      const second = openAt(match, match.end() * fraction(43, index, tried));
      if (isSpecialAt(match, second)) return { create, second, noise, isSpecial: true };
    }
  const create = of(hash(23, index));
  const match = create();
  const second = index % 8 === 0 ? -1 : openAt(match, match.end() * fraction(29, index));
  return { create, second, noise, isSpecial: false };
}

const sportOf = (sportId: number): SportModule => {
  const sport = sports.find(({ id }) => id === sportId);
  if (!sport) throw new Error(`no sport ${String(sportId)}`);
  return sport;
};

describe.each(matches)('%s', (name, sportId, rules) => {
  test('[SPORT-03] no mix of bets wins however the match goes on', () => {
    const sport = sportOf(sportId);
    const sure: string[] = [];
    let [special, unseen] = [0, 0];
    for (let index = 0; index < snapshots; index += 1) {
      const snapshot = snapshotOf(sport, rules, index);
      if (snapshot.isSpecial) special += 1;
      const worth = surestOf(sportId, snapshot);
      if (worth === null) unseen += 1;
      else if (worth >= noWin)
        sure.push(`number ${String(index)} at ${snapshot.second.toFixed(2)}: ${worth.toFixed(4)}`);
    }
    sayFigures(
      `${name}: ${String(snapshots)} snapshots, ${String(special)} special, ${String(unseen)} of matches that will be broken off`,
    );
    expect(sure).toEqual([]);
    // A match that will be broken off, in a sport that decides so long before.
    expect(unseen).toBeLessThanOrEqual(Math.ceil(snapshots / 100));
    if (sportId === sportNumbers.football || sportId === sportNumbers.iceHockey)
      expect(special).toBeGreaterThanOrEqual(Math.floor(snapshots / 4));
  }, 7_200_000);

  test.each([
    ['a third', 1.34],
    ['an eighth', 1.125],
  ])('[SPORT-03] prices that are too long by %s are found out', (_by, generosity) => {
    const sport = sportOf(sportId);
    expect(surestOf(sportId, snapshotOf(sport, rules, 0), generosity, 200)).toBeGreaterThan(1);
  });
});
