import { expect, test } from 'vitest';

import { betStatuses as S } from '../contracts/coupon.ts';
import { marketGroups as G, outcomeTypes as O } from '../contracts/markets.ts';
import { sayFigures } from '../tests/support/figures.ts';
import { createAmericanFootballMatch } from './american-football/match.ts';
import { createBasketballMatch } from './basketball/match.ts';
import { handball } from './handball/sport.ts';
import { iceHockey } from './ice-hockey/sport.ts';
import type { MarketKey } from './ids.ts';
import type { Match, Noise, Quote } from './match.ts';
import { createRandom } from './random.ts';
import { resultOfMarket } from './settle.ts';
import type { Meeting, SportModule } from './sport.ts';

const calm: Noise = [1, 1];
const runs = Number(process.env.JOINT_MATCHES ?? 600);

/** Two average sides. */
const meeting = { seed: 5, home: { id: 1 }, away: { id: 2 } } as unknown as Meeting;
/** These sports are played alike in all leagues. */
const rules: Parameters<SportModule['createMatch']>[2] = {};
const sports: Readonly<Record<string, (seed: number) => Match>> = {
  'ice hockey': (seed) => iceHockey.createMatch(seed, meeting, rules),
  handball: (seed) => handball.createMatch(seed, meeting, rules),
  basketball: (seed) => createBasketballMatch(seed, [1.07, 1.03], 600),
  'american football': (seed) => createAmericanFootballMatch(seed, [0.05, -0.05]),
};

const joinable = (match: Match, second = -1): Quote[] =>
  match.quotesAt(second, calm).filter((quote) => match.joins?.fits(quote) === true);

/** Joined bets of those on offer, two or three in each. */
function someOf(offered: readonly MarketKey[], count: number): MarketKey[][] {
  const random = createRandom(11);
  const pick = () => offered[Math.floor(random() * offered.length)];
  return Array.from({ length: count }, () =>
    Array.from({ length: 2 + Math.floor(random() * 2) }, pick).filter((key) => key !== undefined),
  );
}

const isWon = (match: Match, keys: readonly MarketKey[]): boolean => {
  const facts = match.factsAt(match.end());
  return keys.every((key) => resultOfMarket(key, facts) === S.win);
};

/** Which of them win more or less often than their chance by so many standard errors, in matches of these seeds. */
function farOf(create: (seed: number) => Match, all: readonly MarketKey[][], from: number, most: number) {
  const won = all.map(() => 0);
  for (let seed = from; seed < from + runs; seed += 1) {
    const match = create(seed);
    for (const [index, keys] of all.entries()) if (isWon(match, keys)) won[index] = (won[index] ?? 0) + 1;
  }
  const { joins } = create(from);
  const far = all.filter((keys, index) => {
    const chance = joins?.chanceAt(-1, calm, keys) ?? Number.NaN;
    const error = Math.sqrt(Math.max(chance * (1 - chance), 1 / runs) / runs);
    return !(Math.abs((won[index] ?? 0) / runs - chance) <= most * error);
  });
  return { far, winning: won.filter((count) => count > 0).length };
}

test.each(Object.entries(sports))('[BUILD-05] %s: one bet alone has the chance of its own price', (_, create) => {
  const match = create(3);
  const offered = joinable(match);
  expect(offered.length).toBeGreaterThan(20);
  for (const quote of offered) {
    const chance = match.joins?.chanceAt(-1, calm, [quote]) ?? Number.NaN;
    expect(Math.abs(chance - quote.chance), JSON.stringify(quote)).toBeLessThan(1e-4);
  }
});

test.each(Object.entries(sports))(
  '[BUILD-05] %s: 60 joined bets win as often as their joint chance says, within three standard errors',
  (sport, create) => {
    const all = someOf(joinable(create(3)), 60);
    const { far, winning } = farOf(create, all, 100, 3);
    sayFigures(
      `bet builder, ${sport}: ${String(runs)} matches, ${String(far.length)} of 60 beyond three standard errors`,
    );
    // One honest chance in four hundred is that far off. None is so again in as many other matches.
    expect(far.length).toBeLessThanOrEqual(3);
    expect(farOf(create, far, 100_000, 3).far).toEqual([]);
    // The test would be blind if hardly anything could win.
    expect(winning).toBeGreaterThan(15);
  },
  600_000,
);

test.each(Object.entries(sports))(
  '[BUILD-05] %s: in play a bet alone keeps the chance of its own price, and after the end there is none',
  (_, create) => {
    const match = create(7);
    for (const share of [0.2, 0.55, 0.9]) {
      const second = Math.floor(match.end() * share);
      for (const quote of joinable(match, second)) {
        const chance = match.joins?.chanceAt(second, calm, [quote]) ?? Number.NaN;
        expect(Math.abs(chance - quote.chance), JSON.stringify({ second, quote })).toBeLessThan(1e-3);
      }
    }
    expect(match.joins?.chanceAt(match.end() + 1, calm, joinable(match).slice(0, 2))).toBeNull();
  },
);

test('[BUILD-05] the grid of ice hockey holds the final scores of regular time, also for a bet on one period', () => {
  const match = sports['ice hockey']?.(3);
  const first: MarketKey = { groupId: G.periodResult, typeId: O.home, period: 1, param: null };
  const cells = match?.joins?.gridAt?.(-1, calm, [first])?.rows.flat() ?? [];
  const sum = (of: 'chance' | 'won') => cells.reduce((all, cell) => all + cell[of], 0);
  const chance = match?.joins?.chanceAt(-1, calm, [first]) ?? Number.NaN;
  expect(sum('chance')).toBeGreaterThan(0.85);
  expect(sum('won') / sum('chance')).toBeCloseTo(chance, 1);
  expect(sports.basketball?.(3).joins?.gridAt).toBeUndefined();
});
