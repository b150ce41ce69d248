import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { marketNumber, type Pair } from '../match.ts';
import { chanceAbove } from '../odds.ts';
import type { AddQuote } from '../quotes.ts';
import { middleLine } from '../quotes.ts';
import { oddChance } from '../timed/score-quotes.ts';
import type { SetEnd, TennisChances } from './chances.ts';
import { setsToWin, type TennisScore } from './score.ts';

const sumOf = ([first, second]: Pair) => first + second;
const leadOf = ([first, second]: Pair) => first - second;

/** Markets of one set. */
const setGroups = [
  ...[G.setWinner, G.periodTotal, G.periodHandicap, G.periodTeamTotal1, G.periodTeamTotal2],
  ...[G.periodScore, G.periodOddEven],
];

/** Scores in sets with which the match can still end. */
const possibleEnds = ({ sets: [first, second] }: Pick<TennisScore, 'sets'>): Pair[] =>
  [0, 1].flatMap((lost): Pair[] => [
    ...(second <= lost ? [[setsToWin, lost] as const] : []),
    ...(first <= lost ? [[lost, setsToWin] as const] : []),
  ]);

/** Numbers of the sets whose markets are open: a set that may never be played has none. */
const openSets = ({ played }: TennisScore) => (played.length === 0 ? [1, 2] : [played.length + 1]);

/** Groups about sets that nobody has decided yet. */
const setsGroups = ({ sets }: TennisScore): number[] => [
  ...[G.setsScore, G.sidePoints1, G.sidePoints2, G.pointsOddEven],
  ...(sumOf(sets) < 2 ? [G.setsTotal, G.setsHandicap] : []),
  ...(sets[0] === 0 ? [G.winsSet1] : []),
  ...(sets[1] === 0 ? [G.winsSet2] : []),
];

/** Markets of `addSides`. */
export const sideMarkets = (score: TennisScore): number[] => [
  ...setsGroups(score).map((groupId) => marketNumber(groupId)),
  ...openSets(score).flatMap((period) => setGroups.map((groupId) => marketNumber(groupId, period))),
];

type Where = { period?: number };

function addLines(
  add: AddQuote,
  groupId: number,
  chances: ArrayLike<number>,
  lines: readonly number[],
  where: Where = {},
) {
  for (const param of lines) {
    const over = chanceAbove(chances, 0, param);
    add(groupId, O.over, over, { ...where, param });
    add(groupId, O.under, 1 - over, { ...where, param });
  }
}

const spread = (ends: readonly SetEnd[], figure: (games: Pair) => number): Float64Array => {
  const chances = new Float64Array(14);
  for (const { games, chance } of ends) chances[figure(games)] = (chances[figure(games)] ?? 0) + chance;
  return chances;
};
const chanceOf = (ends: readonly SetEnd[], isWon: (games: Pair) => boolean) =>
  ends.reduce((sum, { games, chance }) => sum + (isWon(games) ? chance : 0), 0);

function addSet(add: AddQuote, ends: readonly SetEnd[], usual: readonly SetEnd[], period: number) {
  const win = chanceOf(ends, (games) => leadOf(games) > 0);
  add(G.setWinner, O.home, win, { period });
  add(G.setWinner, O.away, 1 - win, { period });
  const total = middleLine(spread(usual, sumOf), 0);
  addLines(add, G.periodTotal, spread(ends, sumOf), [total], { period });
  for (const side of [0, 1] as const) {
    const of = (games: Pair) => games[side];
    const line = middleLine(spread(usual, of), 0);
    addLines(add, side === 0 ? G.periodTeamTotal1 : G.periodTeamTotal2, spread(ends, of), [line], { period });
  }
  // No set ends level, and nobody wins one by a single game but at 7:6.
  const shift = 7;
  const line = -(
    middleLine(
      spread(usual, (games) => leadOf(games) + shift),
      0,
    ) - shift
  );
  const covers = chanceOf(ends, (games) => leadOf(games) + line > 0);
  add(G.periodHandicap, O.handicapHome, covers, { param: line, period });
  add(G.periodHandicap, O.handicapAway, 1 - covers, { param: 0 - line, period });
  for (const { games, chance } of ends)
    add(G.periodScore, O.score, chance, { param: games[0] * 100 + games[1], period });
  const odd = oddChance(spread(ends, sumOf), 0);
  add(G.periodOddEven, O.odd, odd, { period });
  add(G.periodOddEven, O.even, 1 - odd, { period });
}

/** Markets beside the winner and the lines of all games. `steady`: without noise, for the choice of lines. */
export function addSides(add: AddQuote, chances: TennisChances, steady: TennisChances, score: TennisScore) {
  const open = new Set(setsGroups(score));
  const ofScore = ([first, second]: Pair) => chances.sets[first * 3 + second] ?? 0;
  const ends = possibleEnds(score);
  const where = (isWon: (sets: Pair) => boolean) => ends.reduce((sum, end) => sum + (isWon(end) ? ofScore(end) : 0), 0);
  for (const end of ends) add(G.setsScore, O.score, ofScore(end), { param: end[0] * 100 + end[1] });
  if (open.has(G.setsTotal)) {
    const three = where((sets) => sumOf(sets) === 3);
    add(G.setsTotal, O.over, three, { param: 2.5 });
    add(G.setsTotal, O.under, 1 - three, { param: 2.5 });
    for (const line of [-1.5, 1.5]) {
      const covers = where((sets) => leadOf(sets) + line > 0);
      if (covers === 0 || ends.every((sets) => leadOf(sets) + line > 0)) continue;
      add(G.setsHandicap, O.handicapHome, covers, { param: line });
      add(G.setsHandicap, O.handicapAway, 1 - covers, { param: 0 - line });
    }
  }
  for (const side of [0, 1] as const) {
    const groupId = side === 0 ? G.winsSet1 : G.winsSet2;
    if (open.has(groupId)) {
      const takesOne = where((sets) => sets[side] > 0);
      add(groupId, O.yes, takesOne);
      add(groupId, O.no, 1 - takesOne);
    }
    const line = middleLine(steady.own[side], 0);
    addLines(add, side === 0 ? G.sidePoints1 : G.sidePoints2, chances.own[side], [line - 1, line, line + 1]);
  }
  const odd = oddChance(chances.games, 0);
  add(G.pointsOddEven, O.odd, odd);
  add(G.pointsOddEven, O.even, 1 - odd);
  openSets(score).forEach((period, index) => {
    addSet(add, chances.ends[index] ?? [], steady.ends[index] ?? [], period);
  });
}
