import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { bandOf, bands } from '../bands.ts';
import { combine, endings } from '../combinations.ts';
import { marketNumber, type Pair, type Quote } from '../match.ts';
import { chanceAbove } from '../odds.ts';
import type { AddQuote } from '../quotes.ts';
import { createQuotes } from '../quotes.ts';
import { addScores, type Groups, matchGroups, scoreMarkets } from '../timed/score-quotes.ts';
import { type Decided, decidedOf, type Extra } from './decided.ts';
import { chancesOf, eachOf, type Joint } from './joint.ts';

/** How a sport of parts is offered. */
export type PartedRules = {
  /** Lines beside the main one: of the match and of its parts. */
  lines: readonly number[];
  partLines: readonly number[];
  groupsOf: (part: number) => Groups;
};

/** What is on offer; markets are counted by it. `races`: points that no side has reached yet. */
export type PartedShape = {
  isRegular: boolean;
  parts: readonly number[];
  /** The first half is not over. */
  hasHalves: boolean;
  races: readonly number[];
  /** Nobody has scored, and somebody always does before the end. */
  isScoreless: boolean;
};

/** What comes of a part: `steady` without noise, by which lines are chosen. */
type Coming = { score: Pair; rest: Joint; steady: Pair };

/**
 * `rest`: what comes of regular time; in overtime, of its present round. `halves`: the first from here on, and the second.
 * `raceOf`: chances of both sides to be first with so many points.
 */
export type PartedOutlook = {
  whole: Coming;
  extra: Extra;
  parts: readonly (Coming & { number: number })[];
  halves: { first: Joint; second: Joint; score: Pair } | null;
  raceOf: (target: number) => Pair;
};

/** Markets of `partedQuotes`. */
export function partedMarkets(shape: PartedShape, { groupsOf }: PartedRules): number[] {
  const { isRegular, parts, hasHalves, races, isScoreless } = shape;
  const single = (...groups: number[]) => groups.map((groupId) => marketNumber(groupId));
  return [
    ...single(G.winner, G.pointsTotal, G.pointsHandicap),
    ...(isRegular ? [...scoreMarkets(matchGroups), ...single(G.overtime, G.winningRange)] : []),
    ...(hasHalves ? single(G.halfTimeFullTime, G.halfWithMost) : []),
    ...(races.length > 0 ? single(G.raceTo) : []),
    ...(isScoreless ? single(G.scoresFirst) : []),
    ...parts.flatMap((number) => scoreMarkets(groupsOf(number), number)),
  ];
}

export function partedQuotes(outlook: PartedOutlook, shape: PartedShape, rules: PartedRules): Quote[] {
  const { quotes, add } = createQuotes();
  const { whole, extra, parts, halves, raceOf } = outlook;
  const ahead = whole.score[0] - whole.score[1];
  const decided = decidedOf(whole.rest, ahead, extra);
  addDecided(add, whole, decided, rules);
  if (shape.isRegular) {
    const chances = chancesOf(whole.rest);
    addScores(add, matchGroups, { ...whole, chances, lines: rules.lines, period: 0, isListed: false });
    add(G.overtime, O.yes, decided.level);
    add(G.overtime, O.no, 1 - decided.level);
    for (const band of bands)
      add(
        G.winningRange,
        O.combination,
        above(decided, (lead) => bandOf(lead) === band),
        { param: band },
      );
  }
  if (shape.hasHalves && halves) addHalves(add, halves);
  for (const target of shape.races) addRace(add, G.raceTo, raceOf(target), target);
  if (shape.isScoreless) addRace(add, G.scoresFirst, raceOf(1), null);
  for (const part of parts) {
    const lines = rules.partLines;
    addScores(add, rules.groupsOf(part.number), {
      ...part,
      chances: chancesOf(part.rest),
      lines,
      period: part.number,
      isListed: false,
    });
  }
  return quotes;
}

function above({ lead, middle }: Decided, isWanted: (lead: number) => boolean): number {
  let sum = 0;
  for (let index = 0; index < lead.length; index += 1) if (isWanted(index - middle)) sum += lead[index] ?? 0;
  return sum;
}

/** When neither side gets so far the bet is returned, so the two share the rest. */
function addRace(add: AddQuote, groupId: number, [home, away]: Pair, param: number | null) {
  const decided = home + away;
  add(groupId, O.home, home / decided, { param, decided });
  add(groupId, O.away, away / decided, { param, decided });
}

const halfNear = (value: number) => Math.floor(value) + 0.5;

/** Bets that overtime counts for. */
function addDecided(add: AddQuote, { score, steady }: Coming, decided: Decided, { lines }: PartedRules) {
  const win = above(decided, (lead) => lead > 0);
  add(G.winner, O.home, win, { isMain: true });
  add(G.winner, O.away, 1 - win, { isMain: true });
  const sum = score[0] + score[1];
  const total = halfNear(sum + steady[0] + steady[1]);
  const handicap = halfNear(score[0] - score[1] + steady[0] - steady[1]);
  for (const offset of lines) {
    const isMain = offset === 0;
    if (total + offset > sum) {
      const over = chanceAbove(decided.sum, sum, total + offset);
      add(G.pointsTotal, O.over, over, { param: total + offset, isMain });
      add(G.pointsTotal, O.under, 1 - over, { param: total + offset, isMain });
    }
    const line = handicap + offset;
    const covers = chanceAbove(decided.lead, -decided.middle, line);
    add(G.pointsHandicap, O.handicapHome, covers, { param: 0 - line, isMain });
    add(G.pointsHandicap, O.handicapAway, 1 - covers, { param: line, isMain });
  }
}

const endOf = (lead: number) => (lead > 0 ? 0 : lead === 0 ? 1 : 2);

function addHalves(add: AddQuote, { first, second, score }: NonNullable<PartedOutlook['halves']>) {
  const both = new Float64Array(9);
  const later = chancesOf(second);
  const center = (later.lead.length - 1) / 2;
  let [more, level] = [0, 0];
  const below = Array.from(later.sum, () => 0);
  for (let points = 1; points < below.length; points += 1)
    below[points] = (below[points - 1] ?? 0) + (later.sum[points - 1] ?? 0);
  const leads = new Map<number, number>();
  eachOf(first, (home, away, chance) => {
    const sum = score[0] + score[1] + home + away;
    more += chance * (below[Math.min(sum, below.length - 1)] ?? 1);
    level += chance * (later.sum[sum] ?? 0);
    const lead = score[0] - score[1] + home - away;
    leads.set(lead, (leads.get(lead) ?? 0) + chance);
  });
  for (const [lead, chance] of leads)
    for (let index = 0; index < later.lead.length; index += 1) {
      const at = endOf(lead) * 3 + endOf(lead + index - center);
      both[at] = (both[at] ?? 0) + chance * (later.lead[index] ?? 0);
    }
  for (const atHalf of endings)
    for (const result of endings)
      add(G.halfTimeFullTime, O.combination, both[(atHalf - 1) * 3 + result - 1] ?? 0, {
        param: combine(G.halfTimeFullTime, { atHalf, result }),
      });
  add(G.halfWithMost, O.firstHalf, more);
  add(G.halfWithMost, O.bothHalves, level);
  add(G.halfWithMost, O.secondHalf, 1 - more - level);
}
