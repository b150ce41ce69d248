import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import type { Pair, Quote } from '../match.ts';
import { cellsOf, chancesOf, leastChance } from '../poisson.ts';
import type { AddQuote } from '../quotes.ts';
import { createQuotes, halfLineNear } from '../quotes.ts';
import { lastListedScore } from '../settle.ts';
import { addScores, type Groups } from '../timed/score-quotes.ts';
import type { Halves } from './rules.ts';
import { byFullScore, byHalves, fullOf } from './rules.ts';
import type { SideState } from './side-markets.ts';
import * as markets from './side-markets.ts';
import { outcomesOf } from './side-outcomes.ts';

/** What there is, and what is still expected; `steady` without noise, for the choice of lines. */
export type Count = { now: Pair; rest: Pair; steady: Pair };

/** `shares`: which part of the goals to come falls into each quarter of an hour. */
export type SideOutlook = {
  state: SideState;
  goals: Count;
  /** Goals of the halves; of the first one nothing is expected once it is over. */
  first: Count;
  second: Count;
  shares: readonly number[];
  corners: Count;
  cards: Count;
  /** Red cards of both sides. */
  redRest: number;
};

const mostOfHalf = 7;
export const mostCorners = 20;
const chanceWhere = <T extends { chance: number }>(cells: readonly T[], isWon: (cell: T) => boolean): number =>
  cells.reduce((sum, cell) => (isWon(cell) ? sum + cell.chance : sum), 0);

/** Every way in which both halves can still end. */
export function waysOf({ first, second }: Pick<SideOutlook, 'first' | 'second'>): (Halves & { chance: number })[] {
  const seconds = cellsOf(second.now, chancesOf(second.rest, mostOfHalf));
  return cellsOf(first.now, chancesOf(first.rest, mostOfHalf)).flatMap((one) =>
    seconds.flatMap((two): (Halves & { chance: number })[] => {
      const chance = one.chance * two.chance;
      return chance < leastChance ? [] : [{ first: one.score, second: two.score, chance }];
    }),
  );
}

/** Prices bets as they are settled: what wins them is asked of every way in which the match can go on. */
function addRules(add: AddQuote, { state, goals, first, second }: SideOutlook) {
  const full = fullOf(state.halves);
  const line = full[0] + full[1] + halfLineNear(goals.steady[0] + goals.steady[1]);
  const scores = cellsOf(full, chancesOf(goals.rest));
  for (const groupId of markets.fullScoreGroups(state)) {
    const rule = byFullScore.get(groupId);
    for (const [typeId, param] of outcomesOf(groupId, full, line)) {
      const key = { groupId, typeId, period: 0, param };
      add(
        groupId,
        typeId,
        chanceWhere(scores, ({ score }) => rule?.(score, key) ?? false),
        { param },
      );
    }
  }
  const ways = waysOf({ first, second });
  for (const groupId of markets.halvesGroups(state)) {
    const rule = byHalves.get(groupId);
    for (const [typeId, param] of outcomesOf(groupId, full, line)) {
      const key = { groupId, typeId, period: 0, param };
      add(
        groupId,
        typeId,
        chanceWhere(ways, (way) => rule?.(way, key) ?? false),
        { param },
      );
    }
  }
}

function addHalf(add: AddQuote, { now, rest, steady }: Count, groups: Groups, period: number) {
  const chances = chancesOf(rest);
  addScores(add, groups, { score: now, chances, steady, lines: [-1, 0, 1], period });
  const usual = chancesOf(steady);
  let listed = 0;
  for (let h = now[0]; h <= lastListedScore; h += 1) {
    for (let a = now[1]; a <= lastListedScore; a += 1) {
      const chance = (chances.home[h - now[0]] ?? 0) * (chances.away[a - now[1]] ?? 0);
      listed += chance;
      if ((usual.home[h - now[0]] ?? 0) * (usual.away[a - now[1]] ?? 0) < 0.015) continue;
      add(G.periodScore, O.score, chance, { param: h * 100 + a, period });
    }
  }
  add(G.periodScore, O.otherScore, 1 - listed, { period });
  if (!now.includes(0)) return;
  const comes = (side: Float64Array, has: number) => (has > 0 ? 1 : 1 - (side[0] ?? 0));
  const yes = comes(chances.home, now[0]) * comes(chances.away, now[1]);
  add(G.periodBothToScore, O.yes, yes, { period });
  add(G.periodBothToScore, O.no, 1 - yes, { period });
}

/** When goals fall. They come at a rate that does not depend on those before. */
function addTimes(add: AddQuote, { state, goals: { rest }, shares, redRest }: SideOutlook) {
  const all = rest[0] + rest[1];
  const noneIn = (interval: number) => Math.exp(-all * (shares[interval - 1] ?? 0));
  for (const period of markets.openIntervals(state)) {
    add(G.goalInInterval, O.yes, 1 - noneIn(period), { period });
    add(G.goalInInterval, O.no, noneIn(period), { period });
  }
  let none = 1;
  if (state.goals.length === 0) {
    for (let interval = state.interval; interval <= shares.length; interval += 1) {
      const before = none;
      none *= noneIn(interval);
      add(G.firstGoalTime, O.interval, before - none, { param: interval });
    }
    add(G.firstGoalTime, O.nextNone, none);
  }
  const last = state.goals.at(-1)?.side;
  const quiet = Math.exp(-all);
  const share = (side: 0 | 1) => (all > 0 ? ((1 - quiet) * rest[side]) / all : 0);
  add(G.lastGoal, O.home, share(0) + (last === 1 ? quiet : 0));
  if (last === undefined) add(G.lastGoal, O.nextNone, quiet);
  add(G.lastGoal, O.away, share(1) + (last === 2 ? quiet : 0));
  if (state.reds > 0) return;
  add(G.sendingOff, O.yes, 1 - Math.exp(-redRest));
  add(G.sendingOff, O.no, Math.exp(-redRest));
}

function addCount(add: AddQuote, { now, rest, steady }: Count, groups: Groups) {
  const chances = chancesOf(rest, mostCorners);
  addScores(add, groups, { score: now, chances, steady, lines: [-1, 0, 1], period: 0, isListed: false });
}

/** The first half alone, as long as it is open: lists of the Asian view show it next to the match. */
export function firstHalfQuotes({ state, first }: SideOutlook): Quote[] {
  const { quotes, add } = createQuotes();
  if (state.isFirstHalf) addHalf(add, first, markets.firstHalfGroups, 1);
  return quotes;
}

/** Outcomes of the page of a match that no list shows. */
export function sideQuotes(outlook: SideOutlook): Quote[] {
  const { quotes, add } = createQuotes();
  const { state, first, second, corners, cards } = outlook;
  if (state.isFirstHalf) addHalf(add, first, markets.firstHalfGroups, 1);
  addHalf(add, second, markets.secondHalfGroups, 2);
  addRules(add, outlook);
  addTimes(add, outlook);
  addCount(add, corners, markets.cornerGroups);
  addCount(add, cards, markets.cardGroups);
  return quotes;
}
