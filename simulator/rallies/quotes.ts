import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { marketNumber, type Pair, type Quote } from '../match.ts';
import { chanceAbove } from '../odds.ts';
import type { AddQuote } from '../quotes.ts';
import { createQuotes, middleLine } from '../quotes.ts';
import { oddChance } from '../timed/score-quotes.ts';
import type { RallyChances } from './chances.ts';
import type { RallyScore, SetsRules } from './rules.ts';
import { isNearLevel, mostSets, possibleEnds, surelyLeft } from './rules.ts';
import type { SetEnd, Spread } from './set-chances.ts';
import { spreadOf } from './set-chances.ts';

const ofPoints = [G.gamesTotal, G.gamesHandicap, G.sidePoints1, G.sidePoints2, G.pointsOddEven];
const ofSet = [G.setWinner, G.periodTotal, G.periodHandicap, G.periodOddEven];

const sumOf = ([first, second]: Pair) => first + second;
const leadOf = ([first, second]: Pair) => first - second;
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

/** Lines that the match can still end on both sides of. */
function openLines(score: RallyScore, rules: SetsRules, figure: (sets: Pair) => number): number[] {
  const ends = possibleEnds(score, rules).map(figure);
  return range(Math.min(...ends), Math.max(...ends)).map((line) => line + 0.5);
}

/** Numbers of the sets whose markets are open. */
const openSets = (score: RallyScore, rules: SetsRules) =>
  range(score.played.length + 1, Math.min(mostSets, score.played.length + surelyLeft(score, rules)) + 1);

const hasHandicap = ({ points, played }: RallyScore, number: number) =>
  number > played.length + 1 || isNearLevel(points);

/** Markets of `rallyQuotes`. */
export function rallyMarkets(score: RallyScore, rules: SetsRules): number[] {
  const sets = [
    ...(openLines(score, rules, sumOf).length > 0 ? [G.setsTotal] : []),
    ...(openLines(score, rules, leadOf).length > 0 ? [G.setsHandicap] : []),
    ...(score.sets[0] === 0 ? [G.winsSet1] : []),
    ...(score.sets[1] === 0 ? [G.winsSet2] : []),
  ];
  return [
    ...[G.winner, G.setsScore, ...(rules.isWithoutPoints ? [G.oddEven] : ofPoints), ...sets].map((groupId) =>
      marketNumber(groupId),
    ),
    ...openSets(score, rules).flatMap((number) =>
      ofSet
        .filter((groupId) => groupId !== G.periodHandicap || hasHandicap(score, number))
        .map((groupId) => marketNumber(groupId, number)),
    ),
  ];
}

/** `steady`: chances without noise, by which lines are chosen. */
export function rallyQuotes(chances: RallyChances, steady: RallyChances, score: RallyScore, rules: SetsRules): Quote[] {
  const { quotes, add } = createQuotes();
  const { setLines = [-2, 0, 2] } = rules;
  const above = (figure: (sets: Pair) => number, line: number) =>
    chances.sets.reduce((sum, end) => sum + (figure(end.score) > line ? end.chance : 0), 0);
  const win = above(leadOf, 0);
  add(G.winner, O.home, win, { isMain: true });
  add(G.winner, O.away, 1 - win, { isMain: true });
  for (const end of possibleEnds(score, rules)) {
    const chance = chances.sets.find((each) => each.score[0] === end[0] && each.score[1] === end[1])?.chance ?? 0;
    add(G.setsScore, O.score, chance, { param: end[0] * 100 + end[1] });
  }
  for (const line of openLines(score, rules, sumOf)) {
    add(G.setsTotal, O.over, above(sumOf, line), { param: line });
    add(G.setsTotal, O.under, 1 - above(sumOf, line), { param: line });
  }
  for (const line of openLines(score, rules, leadOf)) {
    add(G.setsHandicap, O.handicapHome, above(leadOf, line), { param: 0 - line });
    add(G.setsHandicap, O.handicapAway, 1 - above(leadOf, line), { param: line });
  }
  for (const side of [0, 1] as const) {
    if (score.sets[side] > 0) continue;
    const takesOne = above((sets) => sets[side], 0);
    add(side === 0 ? G.winsSet1 : G.winsSet2, O.yes, takesOne);
    add(side === 0 ? G.winsSet1 : G.winsSet2, O.no, 1 - takesOne);
  }
  if (rules.isWithoutPoints) {
    const odd = chances.sets.reduce((sum, end) => sum + (sumOf(end.score) % 2) * end.chance, 0);
    add(G.oddEven, O.odd, odd);
    add(G.oddEven, O.even, 1 - odd);
  } else {
    addTotals(add, G.gamesTotal, chances.sum, steady.sum, rules.lines, 0, true);
    addHandicaps(add, G.gamesHandicap, chances.lead, steady.lead, rules.lines, 0, true);
    addTotals(add, G.sidePoints1, chances.first, steady.first, [-3, 0, 3]);
    addTotals(add, G.sidePoints2, chances.second, steady.second, [-3, 0, 3]);
    addOdd(add, G.pointsOddEven, chances.sum);
  }
  for (const number of openSets(score, rules)) {
    const [ends, usual] = [spreadsOf(chances.set(number)), spreadsOf(steady.set(number))];
    const set = chanceAbove(ends.lead.chances, ends.lead.first, 0);
    add(G.setWinner, O.home, set, { period: number });
    add(G.setWinner, O.away, 1 - set, { period: number });
    addTotals(add, G.periodTotal, ends.sum, usual.sum, setLines, number);
    if (hasHandicap(score, number)) addHandicaps(add, G.periodHandicap, ends.lead, usual.lead, setLines, number);
    addOdd(add, G.periodOddEven, ends.sum, number);
  }
  return quotes;
}

/** Sets of one match can end in the same ways. */
const known = new WeakMap<readonly SetEnd[], { sum: Spread; lead: Spread }>();
function spreadsOf(ends: readonly SetEnd[]) {
  const spreads = known.get(ends) ?? { sum: spreadOf(ends, sumOf), lead: spreadOf(ends, leadOf) };
  known.set(ends, spreads);
  return spreads;
}

/** The main line always exists; other lines only where both sides can still win. */
const linesOf = ({ first, chances }: Spread, offsets: readonly number[]) => {
  const main = middleLine(chances, first);
  return offsets
    .map((offset) => ({ line: main + offset, isFirst: offset === 0 }))
    .filter(({ line, isFirst }) => isFirst || (line > first && line < first + chances.length - 1));
};

function addTotals(...[add, groupId, spread, steady, offsets, period = 0, isShown = false]: Line) {
  for (const { line, isFirst } of linesOf(steady, offsets)) {
    const over = chanceAbove(spread.chances, spread.first, line);
    add(groupId, O.over, over, { param: line, period, isMain: isShown && isFirst });
    add(groupId, O.under, 1 - over, { param: line, period, isMain: isShown && isFirst });
  }
}

function addHandicaps(...[add, groupId, spread, steady, offsets, period = 0, isShown = false]: Line) {
  for (const { line, isFirst } of linesOf(steady, offsets)) {
    const covers = chanceAbove(spread.chances, spread.first, line);
    add(groupId, O.handicapHome, covers, { param: 0 - line, period, isMain: isShown && isFirst });
    add(groupId, O.handicapAway, 1 - covers, { param: line, period, isMain: isShown && isFirst });
  }
}

type Line = [
  add: AddQuote,
  groupId: number,
  spread: Spread,
  steady: Spread,
  offsets: readonly number[],
  period?: number,
  isShown?: boolean,
];

function addOdd(add: AddQuote, groupId: number, { first, chances }: Spread, period = 0) {
  const odd = oddChance(chances, first);
  add(groupId, O.odd, odd, { period });
  add(groupId, O.even, 1 - odd, { period });
}
