import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { marketNumber, type Pair } from '../match.ts';
import { chanceAbove } from '../odds.ts';
import { type Chances, resultChances } from '../poisson.ts';
import type { AddQuote } from '../quotes.ts';
import { halfLineNear, roundTo } from '../quotes.ts';

/** Numbers of the same markets, for the whole match and for a part of it. */
export const matchGroups = {
  result: G.result,
  doubleChance: G.doubleChance,
  drawNoBet: G.drawNoBet,
  total: G.total,
  handicap: G.handicap,
  teams: [G.teamTotal1, G.teamTotal2],
  oddEven: G.oddEven,
} as const;
export const periodGroups = {
  result: G.periodResult,
  doubleChance: G.periodDoubleChance,
  drawNoBet: G.periodDrawNoBet,
  total: G.periodTotal,
  handicap: G.periodHandicap,
  teams: [G.periodTeamTotal1, G.periodTeamTotal2],
  oddEven: G.periodOddEven,
} as const;

export type Groups = {
  result: number;
  doubleChance?: number;
  drawNoBet?: number;
  total: number;
  handicap: number;
  teams: readonly [number, number];
  oddEven?: number;
};

/** Markets of `addScores`, as `marketNumber` counts them. */
export const scoreMarkets = ({ teams, ...groups }: Groups, period = 0): number[] =>
  [...Object.values(groups), ...teams].map((groupId) => marketNumber(groupId, period));

/** `score` now, and `chances` of the goals to come. Lines follow `steady`, the goals to come without noise. */
export type Outlook = {
  score: Pair;
  chances: Chances;
  steady: Pair;
  lines: readonly number[];
  period: number;
  /** Stands in lists: by default what is about the whole match. */
  isListed?: boolean;
};

export function addScores(add: AddQuote, groups: Groups, outlook: Outlook) {
  const { score, chances, steady, lines, period, isListed = period === 0 } = outlook;
  const of = (param: number, offset: number) => ({ param, period, isMain: isListed && offset === 0 });
  const [home, draw, away] = resultChances(chances, score);
  const whole = { period, isMain: isListed };
  add(groups.result, O.home, home, whole);
  add(groups.result, O.draw, draw, whole);
  add(groups.result, O.away, away, whole);
  if (groups.doubleChance !== undefined) {
    add(groups.doubleChance, O.homeOrDraw, home + draw, { period });
    add(groups.doubleChance, O.homeOrAway, home + away, { period });
    add(groups.doubleChance, O.drawOrAway, draw + away, { period });
  }
  if (groups.drawNoBet !== undefined) {
    // In the last seconds of a part nobody may be able to lead any more.
    const either = Math.max(home + away, Number.MIN_VALUE);
    add(groups.drawNoBet, O.home, home / either, { period, decided: either });
    add(groups.drawNoBet, O.away, away / either, { period, decided: either });
  }
  const scored = score[0] + score[1];
  const ahead = score[0] - score[1];
  const total = scored + halfLineNear(steady[0] + steady[1]);
  const handicap = -roundTo(ahead + steady[0] - steady[1] - 0.5, 1) - 0.5;
  const first = -(chances.lead.length - 1) / 2;
  for (const offset of lines) {
    if (total + offset > scored) {
      const over = chanceAbove(chances.sum, scored, total + offset);
      add(groups.total, O.over, over, of(total + offset, offset));
      add(groups.total, O.under, 1 - over, of(total + offset, offset));
    }
    const line = handicap + offset;
    const covers = chanceAbove(chances.lead, first + ahead, -line);
    add(groups.handicap, O.handicapHome, covers, of(line, offset));
    add(groups.handicap, O.handicapAway, 1 - covers, of(0 - line, offset));
  }
  for (const side of [0, 1] as const) {
    const own = side === 0 ? chances.home : chances.away;
    const main = score[side] + halfLineNear(steady[side]);
    for (const line of [main - 1, main, main + 1]) {
      if (line < score[side]) continue;
      const over = chanceAbove(own, score[side], line);
      add(groups.teams[side], O.over, over, { param: line, period });
      add(groups.teams[side], O.under, 1 - over, { param: line, period });
    }
  }
  if (groups.oddEven === undefined) return;
  const odd = oddChance(chances.sum, scored);
  add(groups.oddEven, O.odd, odd, { period });
  add(groups.oddEven, O.even, 1 - odd, { period });
}

/** Chance that `scored` and what comes add up to an odd number. */
export function oddChance(chances: ArrayLike<number>, scored: number): number {
  let odd = 0;
  for (let more = (scored + 1) % 2; more < chances.length; more += 2) odd += chances[more] ?? 0;
  return odd;
}
