import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import type { Pair, Quote } from '../match.ts';
import { marketNumber } from '../match.ts';
import { chanceAbove, decidedAbove } from '../odds.ts';
import type { Chances } from '../poisson.ts';
import { chancesOf, leadFirst, resultChances } from '../poisson.ts';
import type { AddQuote } from '../quotes.ts';
import { createQuotes, halfLineNear, roundTo } from '../quotes.ts';
import { lastListedScore } from '../settle.ts';

/** Lines beside the main one. */
const lineOffsets = [-1, -0.5, -0.25, 0, 0.25, 0.5, 1];

/**
 * What prices follow from. `rest`: expected goals until the end. `steady`: the same without noise and by whole minutes.
 * Lines are chosen by `steady`, so that they do not come and go with every change of price.
 */
export type Outlook = { score: Pair; rest: Pair; steady: Pair };

function addTotal(
  add: AddQuote,
  groupId: number,
  chances: ArrayLike<number>,
  scored: number,
  lines: readonly number[],
  main: number,
) {
  for (const line of lines) {
    // Once the score has passed a line, even in part, the bet is decided.
    if (line < scored + 0.5) continue;
    const over = chanceAbove(chances, scored, line);
    const isMain = line === main && groupId === G.total;
    const decided = decidedAbove(chances, scored, line);
    add(groupId, O.over, over, { param: line, isMain, decided });
    add(groupId, O.under, 1 - over, { param: line, isMain, decided });
  }
}

function addResult(add: AddQuote, chances: Chances, { score }: Outlook) {
  const [home, draw, away] = resultChances(chances, score);
  add(G.result, O.home, home, { isMain: true });
  add(G.result, O.draw, draw, { isMain: true });
  add(G.result, O.away, away, { isMain: true });
  // Two of these three outcomes win, so they make no book together. Each has a price of its own.
  add(G.doubleChance, O.homeOrDraw, home + draw);
  add(G.doubleChance, O.homeOrAway, home + away);
  add(G.doubleChance, O.drawOrAway, draw + away);
  const decided = home + away;
  add(G.drawNoBet, O.home, home / decided, { decided });
  add(G.drawNoBet, O.away, away / decided, { decided });
}

function addHandicap(add: AddQuote, { lead }: Chances, { score, steady }: Outlook) {
  const ahead = score[0] - score[1];
  const main = -roundTo(ahead + steady[0] - steady[1], 0.25);
  for (const offset of lineOffsets) {
    const line = main + offset;
    const covers = chanceAbove(lead, leadFirst + ahead, -line);
    const isMain = offset === 0;
    const decided = decidedAbove(lead, leadFirst + ahead, -line);
    add(G.handicap, O.handicapHome, covers, { param: line, isMain, decided });
    add(G.handicap, O.handicapAway, 1 - covers, { param: 0 - line, isMain, decided });
  }
}

function addCorrectScore(add: AddQuote, { home, away }: Chances, { score, steady }: Outlook) {
  const usual = chancesOf(steady);
  let listed = 0;
  for (let h = score[0]; h <= lastListedScore; h += 1) {
    for (let a = score[1]; a <= lastListedScore; a += 1) {
      const chance = (home[h - score[0]] ?? 0) * (away[a - score[1]] ?? 0);
      listed += chance;
      if ((usual.home[h - score[0]] ?? 0) * (usual.away[a - score[1]] ?? 0) < 0.015) continue;
      add(G.correctScore, O.score, chance, { param: h * 100 + a });
    }
  }
  add(G.correctScore, O.otherScore, 1 - listed);
}

function addGoals(add: AddQuote, { home, away, sum }: Chances, { score, rest }: Outlook) {
  const yes = (score[0] > 0 ? 1 : 1 - (home[0] ?? 0)) * (score[1] > 0 ? 1 : 1 - (away[0] ?? 0));
  if (score[0] === 0 || score[1] === 0) {
    add(G.bothToScore, O.yes, yes);
    add(G.bothToScore, O.no, 1 - yes);
  }
  const none = sum[0] ?? 0;
  const all = rest[0] + rest[1];
  const param = score[0] + score[1] + 1;
  add(G.nextGoal, O.nextHome, all > 0 ? ((1 - none) * rest[0]) / all : 0, { param });
  add(G.nextGoal, O.nextNone, none, { param });
  add(G.nextGoal, O.nextAway, all > 0 ? ((1 - none) * rest[1]) / all : 0, { param });
  let odd = 0;
  for (let goals = (score[0] + score[1] + 1) % 2; goals < sum.length; goals += 2) odd += sum[goals] ?? 0;
  add(G.oddEven, O.odd, odd);
  add(G.oddEven, O.even, 1 - odd);
}

const steadyGroups = [
  ...[G.result, G.doubleChance, G.drawNoBet, G.total, G.handicap, G.nextGoal, G.oddEven],
  ...[G.teamTotal1, G.teamTotal2, G.correctScore],
].map((groupId) => marketNumber(groupId));

/** Groups of the outcomes in `footballQuotes`. */
export const footballGroups = (score: Pair): number[] => [
  ...steadyGroups,
  ...(score.includes(0) ? [marketNumber(G.bothToScore)] : []),
];

/** The markets of the match that people know best, and all that lists show. */
export function footballQuotes(outlook: Outlook): Quote[] {
  const { score, steady, rest } = outlook;
  const { quotes, add } = createQuotes();
  const chances = chancesOf(rest);
  addResult(add, chances, outlook);
  const scored = score[0] + score[1];
  const main = scored + halfLineNear(steady[0] + steady[1]);
  addTotal(
    add,
    G.total,
    chances.sum,
    scored,
    lineOffsets.map((offset) => main + offset),
    main,
  );
  addHandicap(add, chances, outlook);
  addGoals(add, chances, outlook);
  for (const side of [0, 1] as const) {
    const line = score[side] + halfLineNear(steady[side]);
    const groupId = side === 0 ? G.teamTotal1 : G.teamTotal2;
    addTotal(add, groupId, side === 0 ? chances.home : chances.away, score[side], [line - 1, line, line + 1], line);
  }
  addCorrectScore(add, chances, outlook);
  return quotes;
}
