import { marketGroups as G, outcomeTypes as O } from '../../../contracts/markets.ts';
import type { MarketKey } from '../ids.ts';
import type { Pair, Quote } from '../match.ts';
import { marketNumber } from '../match.ts';
import type { AddQuote } from '../quotes.ts';
import { createQuotes } from '../quotes.ts';
import { possessionMean, quarterCount, varianceOf } from './timeline.ts';

const lineOffsets = [-6, -4, -2, -1, 0, 1, 2, 4, 6];
const quarterLines = [-2, -1, 0, 1, 2];

/** Standard normal distribution (Abramowitz and Stegun 26.2.17). */
export function cumulative(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const upper = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * poly;
  return x >= 0 ? 1 - upper : upper;
}

/** What `seconds` of game clock still bring: mean and deviation of the lead of side 1, and of the sum of points. */
type Spread = { lead: number; sum: number; deviation: number };

export function spreadOf(means: Pair, seconds: number): Spread {
  const possessions = seconds / (2 * possessionMean);
  const variance = possessions * (varianceOf(means[0]) + varianceOf(means[1]));
  return {
    lead: possessions * (means[0] - means[1]),
    sum: possessions * (means[0] + means[1]),
    deviation: Math.sqrt(Math.max(variance, 0.05)),
  };
}

/** Chance that a figure, which is `now` at present, ends above `line`. */
const above = (now: number, mean: number, deviation: number, line: number) =>
  cumulative((now + mean - line) / deviation);

/**
 * `rest`: seconds of game clock that are left in the game and in the quarter. `quarter` 0: none is under way, or it is
 * overtime.
 */
export type BasketballOutlook = {
  means: Pair;
  steady: Pair;
  score: Pair;
  rest: number;
  quarter: number;
  quarterScore: Pair;
  quarterRest: number;
};

const steadyGroups = [G.winner, G.pointsTotal, G.pointsHandicap].map((groupId) => marketNumber(groupId));

/** Groups of the outcomes in `basketballQuotes`. `quarter`: see BasketballOutlook. */
export const basketballGroups = (quarter: number): number[] => [
  ...steadyGroups,
  ...(quarter > 0 ? [marketNumber(G.quarterWinner, quarter), marketNumber(G.quarterTotal, quarter)] : []),
];

const halfNear = (value: number) => Math.floor(value) + 0.5;

export function basketballQuotes(outlook: BasketballOutlook): Quote[] {
  const { means, steady, score, rest } = outlook;
  const { quotes, add } = createQuotes();
  const ahead = score[0] - score[1];
  const sum = score[0] + score[1];
  const game = spreadOf(means, rest);
  const usual = spreadOf(steady, rest);
  // A level game goes to overtime. Each side wins it about as often as its strength in regular time says.
  const notLost = above(ahead, game.lead, game.deviation, -0.5);
  const won = above(ahead, game.lead, game.deviation, 0.5);
  const win = won + (notLost - won) / 2;
  add(G.winner, O.home, win, { isMain: true });
  add(G.winner, O.away, 1 - win, { isMain: true });
  const total = halfNear(sum + usual.sum);
  const handicap = -halfNear(ahead + usual.lead);
  for (const offset of lineOffsets) {
    const isMain = offset === 0;
    if (total + offset > sum) {
      const over = above(sum, game.sum, game.deviation, total + offset);
      add(G.pointsTotal, O.over, over, { param: total + offset, isMain });
      add(G.pointsTotal, O.under, 1 - over, { param: total + offset, isMain });
    }
    const line = handicap + offset;
    const covers = above(ahead, game.lead, game.deviation, -line);
    add(G.pointsHandicap, O.handicapHome, covers, { param: line, isMain });
    add(G.pointsHandicap, O.handicapAway, 1 - covers, { param: 0 - line, isMain });
  }
  if (outlook.quarter > 0) addQuarter(add, outlook);
  return quotes;
}

function addQuarter(add: AddQuote, { means, steady, quarter, quarterScore, quarterRest }: BasketballOutlook) {
  const spread = spreadOf(means, quarterRest);
  const lead = quarterScore[0] - quarterScore[1];
  const points = quarterScore[0] + quarterScore[1];
  const home = above(lead, spread.lead, spread.deviation, 0.5);
  const homeOrDraw = above(lead, spread.lead, spread.deviation, -0.5);
  add(G.quarterWinner, O.home, home, { period: quarter });
  add(G.quarterWinner, O.draw, homeOrDraw - home, { period: quarter });
  add(G.quarterWinner, O.away, 1 - homeOrDraw, { period: quarter });
  const main = halfNear(points + spreadOf(steady, quarterRest).sum);
  for (const offset of quarterLines) {
    if (main + offset < points) continue;
    const over = above(points, spread.sum, spread.deviation, main + offset);
    add(G.quarterTotal, O.over, over, { param: main + offset, period: quarter });
    add(G.quarterTotal, O.under, 1 - over, { param: main + offset, period: quarter });
  }
}

const halves = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index + 0.5);

/** Lists every outcome that can be on offer in a game that should bring `points` and brings `total`. */
export function basketballUniverse(points: number, total: number): MarketKey[] {
  const key = (groupId: number, typeId: number, param: number | null, period = 0) => ({
    groupId,
    typeId,
    param,
    period,
  });
  const quarters = Array.from({ length: quarterCount }, (_, index) => index + 1);
  const low = Math.floor(Math.min(points, total)) - 45;
  const high = Math.ceil(Math.max(points, total)) + 45;
  return [
    ...[O.home, O.away].map((type) => key(G.winner, type, null)),
    ...halves(low, high).flatMap((line) => [key(G.pointsTotal, O.over, line), key(G.pointsTotal, O.under, line)]),
    ...halves(-60, 60).flatMap((line) => [
      key(G.pointsHandicap, O.handicapHome, line),
      key(G.pointsHandicap, O.handicapAway, line),
    ]),
    ...quarters.flatMap((quarter) => [O.home, O.draw, O.away].map((type) => key(G.quarterWinner, type, null, quarter))),
    ...quarters.flatMap((quarter) =>
      halves(10, 100).flatMap((line) => [
        key(G.quarterTotal, O.over, line, quarter),
        key(G.quarterTotal, O.under, line, quarter),
      ]),
    ),
  ];
}
