import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { marketNumber, type Pair, type Quote } from '../match.ts';
import { type Chances, chancesOf } from '../poisson.ts';
import type { AddQuote } from '../quotes.ts';
import { createQuotes } from '../quotes.ts';
import { lastListedScore } from '../settle.ts';
import type { TimedRules } from './rules.ts';
import { addScores, matchGroups, periodGroups, scoreMarkets } from './score-quotes.ts';

/** `rest`: goals of each side that are still to come; `steady`: without noise and by whole minutes. */
type Part = { score: Pair; rest: Pair; steady: Pair };
/** What prices follow from. `periods`: those that are not over. `match` null: regular time is over. */
export type TimedOutlook = { match: Part | null; periods: readonly (Part & { number: number })[]; winHome: number };

/** Chance of side 1 to be first with a goal, or to win the shoot-out after none. `rest`: goals to come in overtime. */
export function suddenDeath([home, away]: Pair): number {
  if (home + away === 0) return 0.5;
  const none = Math.exp(-(home + away));
  return (1 - none) * (home / (home + away)) + none / 2;
}

/** Markets of `timedQuotes`. */
export function timedMarkets({ match, periods }: Pick<TimedOutlook, 'match' | 'periods'>, rules: TimedRules): number[] {
  const single = (...groups: number[]) => groups.map((groupId) => marketNumber(groupId));
  const low = rules.isLowScoring ? single(G.correctScore, G.nextGoal) : [];
  const both = ({ score }: Part) => rules.isLowScoring && score.includes(0);
  return [
    ...(rules.overtime ? single(G.winner) : []),
    ...(match && rules.overtime ? single(G.overtime) : []),
    ...(match ? [...scoreMarkets(matchGroups), ...low] : []),
    ...(match && both(match) ? single(G.bothToScore) : []),
    ...periods.flatMap((part) => [
      ...scoreMarkets(periodGroups, part.number),
      ...(both(part) ? [marketNumber(G.periodBothToScore, part.number)] : []),
    ]),
  ];
}

export function timedQuotes({ match, periods, winHome }: TimedOutlook, rules: TimedRules): Quote[] {
  const { quotes, add } = createQuotes();
  const { lines, mostGoals, isLowScoring } = rules;
  if (match) {
    const chances = chancesOf(match.rest, mostGoals);
    addScores(add, matchGroups, { ...match, chances, lines, period: 0 });
    if (isLowScoring) addFewGoals(add, match, chances, rules);
    if (rules.overtime) {
      const level = levelChance(chances, match.score);
      add(G.overtime, O.yes, level);
      add(G.overtime, O.no, 1 - level);
    }
  }
  if (rules.overtime) {
    add(G.winner, O.home, winHome);
    add(G.winner, O.away, 1 - winHome);
  }
  for (const part of periods) {
    const chances = chancesOf(part.rest, mostGoals);
    addScores(add, periodGroups, { ...part, chances, lines: [-1, 0, 1], period: part.number });
    if (isLowScoring) addBoth(add, G.periodBothToScore, part, chances, part.number);
  }
  return quotes;
}

export function levelChance({ lead }: Chances, [home, away]: Pair): number {
  return lead[(lead.length - 1) / 2 - (home - away)] ?? 0;
}

function addBoth(add: AddQuote, groupId: number, { score }: Part, { home, away }: Chances, period = 0) {
  if (!score.includes(0)) return;
  const yes = (score[0] > 0 ? 1 : 1 - (home[0] ?? 0)) * (score[1] > 0 ? 1 : 1 - (away[0] ?? 0));
  add(groupId, O.yes, yes, { period });
  add(groupId, O.no, 1 - yes, { period });
}

/** Chances below this stand together as any other score. */
const leastListed = 0.01;

function addFewGoals(add: AddQuote, match: Part, chances: Chances, { mostGoals }: TimedRules) {
  const { score, rest, steady } = match;
  addBoth(add, G.bothToScore, match, chances);
  const none = chances.sum[0] ?? 0;
  const all = rest[0] + rest[1];
  const param = score[0] + score[1] + 1;
  add(G.nextGoal, O.nextHome, ((1 - none) * rest[0]) / all, { param });
  add(G.nextGoal, O.nextNone, none, { param });
  add(G.nextGoal, O.nextAway, ((1 - none) * rest[1]) / all, { param });
  const usual = chancesOf(steady, mostGoals);
  let listed = 0;
  for (let h = score[0]; h <= lastListedScore; h += 1) {
    for (let a = score[1]; a <= lastListedScore; a += 1) {
      const chance = (chances.home[h - score[0]] ?? 0) * (chances.away[a - score[1]] ?? 0);
      listed += chance;
      if ((usual.home[h - score[0]] ?? 0) * (usual.away[a - score[1]] ?? 0) < leastListed) continue;
      add(G.correctScore, O.score, chance, { param: h * 100 + a });
    }
  }
  add(G.correctScore, O.otherScore, 1 - listed);
}
