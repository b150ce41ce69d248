import { expect, test } from 'vitest';

import { betStatuses } from '../../contracts/coupon.ts';
import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { sameText } from '../../sandbox/texts/text.ts';
import type { Facts } from '../match.ts';
import { marketNumber } from '../match.ts';
import { resultOfMarket } from '../settle.ts';
import { groupName } from '../texts/groups.ts';
import { languages } from '../types.ts';
import { createTennisMatch } from './match.ts';
import { tennis } from './sport.ts';

const sides = [sameText('Ruiz'), sameText('Novak')] as const;
const match = createTennisMatch(3, [0.65, 0.61]);
const quotes = match.quotesAt(-1, [1, 1]);
const fair = (groupId: number, typeId: number, period = 0, param: number | null = null): number =>
  quotes.find(
    (each) => each.groupId === groupId && each.typeId === typeId && each.period === period && each.param === param,
  )?.chance ?? NaN;

test('[SPORT-03] a tennis match has at least 25 groups of markets, each with a name in every language', () => {
  const markets = new Set(quotes.map(({ groupId, period }) => marketNumber(groupId, period)));
  expect(markets.size).toBeGreaterThanOrEqual(25);
  for (const lng of languages) {
    const names = new Set(quotes.map((quote) => groupName(quote, tennis, sides)[lng]));
    expect(names.size).toBe(markets.size);
  }
  expect(groupName({ groupId: G.sidePoints2, typeId: O.over, period: 0, param: 9.5 }, tennis, sides).en).toBe(
    'Novak: games',
  );
});

test('[SPORT-03] what says the same in other words has the same chance', () => {
  const straight = fair(G.setsScore, O.score, 0, 200);
  const all = [200, 201, 2, 102].map((param) => fair(G.setsScore, O.score, 0, param));
  expect(all.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
  expect(straight + fair(G.setsScore, O.score, 0, 201)).toBeCloseTo(fair(G.winner, O.home), 9);
  expect(straight).toBeCloseTo(fair(G.setsHandicap, O.handicapHome, 0, -1.5), 9);
  expect(straight).toBeCloseTo(1 - fair(G.winsSet2, O.yes), 9);
  expect(straight + fair(G.setsScore, O.score, 0, 2)).toBeCloseTo(fair(G.setsTotal, O.under, 0, 2.5), 9);
  for (const period of [1, 2]) {
    const won = quotes.filter(
      (each) =>
        each.groupId === G.periodScore && each.period === period && (each.param ?? 0) >= 600 && each.param !== 607,
    );
    expect(won.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(fair(G.setWinner, O.home, period), 9);
  }
  // A side that wins both first sets has won; no other side wins in two.
  expect(straight).toBeCloseTo(fair(G.setWinner, O.home, 1) * fair(G.setWinner, O.home, 2), 2);
});

const ended: Facts = {
  full: [2, 1],
  periods: [
    [6, 4],
    [6, 7],
    [7, 5],
  ],
  periodsDone: 3,
  goals: [],
  isOver: true,
  isAbandoned: false,
};

test.each([
  ['score in sets', G.setsScore, O.score, 0, 201, betStatuses.win],
  ['sets', G.setsTotal, O.over, 0, 2.5, betStatuses.win],
  ['sets handicap', G.setsHandicap, O.handicapHome, 0, -1.5, betStatuses.lose],
  ['a set of the loser', G.winsSet2, O.yes, 0, null, betStatuses.win],
  ['games of a player', G.sidePoints1, O.over, 0, 18.5, betStatuses.win],
  ['games of the other', G.sidePoints2, O.over, 0, 16.5, betStatuses.lose],
  ['all games odd', G.pointsOddEven, O.odd, 0, null, betStatuses.win],
  ['score of a set', G.periodScore, O.score, 2, 607, betStatuses.win],
  ['games of a set', G.periodTotal, O.under, 1, 10.5, betStatuses.win],
  ['handicap of a set', G.periodHandicap, O.handicapAway, 1, 1.5, betStatuses.lose],
  ['games of a player in a set', G.periodTeamTotal2, O.over, 3, 4.5, betStatuses.win],
  ['odd games in a set', G.periodOddEven, O.odd, 2, null, betStatuses.win],
] as const)('[SPORT-03] tennis, %s', (_, groupId, typeId, period, param, status) => {
  expect(resultOfMarket({ groupId, typeId, period, param }, ended)).toBe(status);
});
