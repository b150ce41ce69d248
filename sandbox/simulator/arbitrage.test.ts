import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { betStatuses as S } from '../../contracts/coupon.ts';
import { sportNumbers } from '../../contracts/sports.ts';
import { bestMix } from './arbitrage.testing.ts';
import { createMargins, defaultMargins } from './margins.ts';
import type { Facts, Match, Noise, Quote } from './match.ts';
import { priceOf } from './odds.ts';
import type { Random } from './random.ts';
import { fraction, hash } from './random.ts';
import { resultOfMarket } from './settle.ts';
import type { Rules, SportModule } from './sport.ts';
import { sports as allSports } from './sports.ts';
import { sameText } from './texts/text.ts';

/** `npm run prices:prove` asks for 1,000 of each game. */
const snapshots = Number(process.env['SNAPSHOTS'] ?? 4);
/** In how many ways a match goes on at first, and how many more are tried before a sure win is believed. */
const ways = 40;
const mostWays = 60_000;
/** How many draws lie at most between two moments at which something happens. */
const mostBack = 12;

/** While this is set, a match draws so often what it drew before, and from then on something else. */
let fork: { draws: number; tail: number } | null = null;
let drawn = 0;
let sports: readonly SportModule[] = [];

beforeAll(async () => {
  // Every match draws its course from one stream, in the order in which things happen.
  vi.resetModules();
  vi.doMock('./random.ts', async (original) => {
    const real = await original<typeof import('./random.ts')>();
    const createRandom = (seed: number): Random => {
      const now = fork;
      const [own, other] = [real.createRandom(seed), real.createRandom(hash(seed, now?.tail ?? 0))];
      let count = 0;
      return () => {
        count += 1;
        drawn = count;
        if (!now || count <= now.draws) return own();
        // After a long silence hardly any new draw keeps the state; one that is a little smaller than the old one does.
        return count === now.draws + 1 && now.tail % 3 === 0 ? own() * (1 - 10 ** (-4 * other())) : other();
      };
    };
    return { ...real, createRandom };
  });
  ({ sports } = await import('./sports.ts'));
});
afterAll(() => {
  vi.doUnmock('./random.ts');
  vi.resetModules();
});

type Make = () => Match;

/** The match as it would have gone on from a number of draws. */
function forked(create: Make, draws: number, tail: number): Match {
  fork = { draws, tail };
  const match = create();
  match.end();
  fork = null;
  return match;
}

const stateOf = (match: Match, second: number, noise: Noise) =>
  JSON.stringify([match.factsAt(second), match.viewAt(second), match.quotesAt(second, noise)]);
const shownAt = (match: Match, second: number) => JSON.stringify([match.factsAt(second), match.viewAt(second)]);

/** Ends of a match that was as it is at `second`, each drawn anew. `from`: number of the first. */
function endsOf(create: Make, second: number, noise: Noise): (from: number, count: number) => Facts[] {
  const match = create();
  match.end();
  const all = drawn;
  const state = stateOf(match, second, noise);
  const isSame = (draws: number) =>
    [1, 2, 3].every((tail) => stateOf(forked(create, draws, tail), second, noise) === state);
  let [least, most] = [0, second < 0 ? 0 : all];
  while (least < most) {
    const middle = (least + most) >> 1;
    if (isSame(middle)) most = middle;
    else least = middle + 1;
  }
  const shown = shownAt(match, second);
  const drawAnew = (tail: number): Facts[] => {
    // What comes next may have been drawn already. So others draw it anew, and count where that changes nothing yet; all that come after the first do.
    const back = tail >= ways ? tail % mostBack : tail % 2 === 0 ? 0 : (tail >> 1) % mostBack;
    const other = forked(create, Math.max(0, most - back), tail + 10);
    const isOther = back > 0 && (shownAt(other, second) !== shown || stateOf(other, second, noise) !== state);
    const facts = other.factsAt(other.end());
    // Where everything comes back nobody wins: such an end would hide a mix that wins in all others.
    return isOther || facts.isAbandoned ? [] : [facts];
  };
  return (from, count) => Array.from({ length: count }, (_, index) => drawAnew(from + index)).flat();
}

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

/** What the best mix of all bets on offer at a moment is worth at least, for each unit of stake. */
function surestOf(sportId: number, { create, second, noise }: Snapshot, generosity = 1, most = mostWays): number {
  const margins = createMargins(defaultMargins)({ sportId, weight: 100 }, second < 0 ? 'line' : 'live');
  const bets = create()
    .quotesAt(second, noise)
    .map((quote) => ({ quote, milli: priceOf(margins, quote.groupId, quote.chance) * generosity }))
    .filter(({ milli }) => milli > 0);
  if (bets.length === 0) return 0;
  const more = endsOf(create, second, noise);
  const seen = new Set<string>();
  const columns: number[][] = [];
  const take = (ends: readonly Facts[], stakes: readonly number[] | null) => {
    for (const facts of ends) {
      const returns = bets.map(({ quote, milli }) => returnOf(quote, milli, facts));
      const brings = stakes?.reduce((sum, stake, bet) => sum + stake * (returns[bet] ?? 0), 0) ?? 0;
      const key = returns.join(' ');
      if (brings > 1 || seen.has(key)) continue;
      seen.add(key);
      columns.push(returns);
    }
  };
  take(more(0, ways), null);
  // The match will be broken off: whatever comes, stakes come back.
  if (columns.length === 0) take(more(ways, 10 * ways), null);
  if (columns.length === 0) return 0;
  for (let tried = ways; ; tried += ways) {
    const best = bestMix(
      bets.map((_, bet) => columns.map((returns) => returns[bet] ?? 0)),
      1,
    );
    if (best.worth < 1 || tried >= most) return best.worth;
    const before = columns.length;
    while (columns.length === before && tried < most) {
      take(more(tried, ways), best.stakes);
      tried += ways;
    }
  }
}

const games: readonly (readonly [string, number, Rules])[] = [
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

type Snapshot = { create: Make; second: number; noise: Noise; isSpecial: boolean };

/** What seldom happens and changes how a match goes on: a side that lacks a player, and overtime. */
function isSpecialAt(match: Match, second: number): boolean {
  const { regular, isOver } = match.factsAt(second);
  return match.viewAt(second).redCards !== null || (regular?.isOver === true && !isOver);
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
    for (let tried = 0; tried < 200; tried += 1) {
      const create = of(hash(41, index, tried));
      const match = create();
      const second = match.end() * fraction(43, index, tried);
      if (isSpecialAt(match, second)) return { create, second, noise, isSpecial: true };
    }
  const create = of(hash(23, index));
  const second = index % 8 === 0 ? -1 : create().end() * fraction(29, index);
  return { create, second, noise, isSpecial: false };
}

const sportOf = (sportId: number): SportModule => {
  const sport = sports.find(({ id }) => id === sportId);
  if (!sport) throw new Error(`no sport ${String(sportId)}`);
  return sport;
};

describe.each(games)('%s', (_, sportId, rules) => {
  test('[SPORT-03] no mix of bets wins however the match goes on', () => {
    const sport = sportOf(sportId);
    const sure: string[] = [];
    let special = 0;
    for (let index = 0; index < snapshots; index += 1) {
      const snapshot = snapshotOf(sport, rules, index);
      if (snapshot.isSpecial) special += 1;
      const worth = surestOf(sportId, snapshot);
      if (worth >= 1) sure.push(`number ${String(index)} at ${snapshot.second.toFixed(2)}: ${worth.toFixed(4)}`);
    }
    expect(sure).toEqual([]);
    if (sportId === sportNumbers.football || sportId === sportNumbers.iceHockey)
      expect(special).toBeGreaterThanOrEqual(Math.floor(snapshots / 4));
  }, 7_200_000);

  test('[SPORT-03] prices that are too long by a third are found out', () => {
    const sport = sportOf(sportId);
    expect(surestOf(sportId, snapshotOf(sport, rules, 0), 1.34, 200)).toBeGreaterThan(1);
  });
});
