import { marketGroups as G } from '../contracts/markets.ts';
import type { Pair } from './match.ts';

/** How a score ends: 1 home, 2 level, 3 away. */
export type Ending = 1 | 2 | 3;
export const endings: readonly Ending[] = [1, 2, 3];
export const endingOf = ([home, away]: Pair): Ending => (home > away ? 1 : home === away ? 2 : 3);

/** One outcome of several parts. Those that are absent do not matter to it. */
export type Combination = {
  atHalf?: Ending;
  result?: Ending;
  isOver?: boolean;
  line?: number;
  bothScore?: boolean;
  /** The lead of side 1; the largest value includes all larger leads. */
  lead?: number;
};

/** Larger margins count as this one. */
export const mostLead = 3;
/** No line of a combination reaches this. */
const lineSpan = 20;

/** Gives the `param` of a combination. */
export function combine(groupId: number, { atHalf = 1, result = 1, ...more }: Combination): number {
  const { isOver = false, line = 0, bothScore = false, lead = 0 } = more;
  if (groupId === G.halfTimeFullTime) return atHalf * 10 + result;
  if (groupId === G.resultAndBoth) return result * 10 + (bothScore ? 1 : 0);
  if (groupId === G.resultAndTotal) return (result * 2 + (isOver ? 1 : 0)) * lineSpan + line;
  if (groupId === G.totalAndBoth) return ((bothScore ? 2 : 0) + (isOver ? 1 : 0)) * lineSpan + line;
  return lead;
}

const ending = (number: number): Ending => (number === 1 ? 1 : number === 2 ? 2 : 3);

/** Reads the `param` of a combination. */
export function partsOf(groupId: number, param: number): Combination {
  const tens = Math.floor(param / 10);
  if (groupId === G.halfTimeFullTime) return { atHalf: ending(tens), result: ending(param % 10) };
  if (groupId === G.resultAndBoth) return { result: ending(tens), bothScore: param % 10 === 1 };
  const code = Math.floor(param / lineSpan);
  const total = { isOver: code % 2 === 1, line: param % lineSpan };
  if (groupId === G.resultAndTotal) return { result: ending(Math.floor(code / 2)), ...total };
  if (groupId === G.totalAndBoth) return { bothScore: code >= 2, ...total };
  return { lead: param };
}

/** Does a match that ended `full`, and stood at `half` at half-time, bring it? Lines are halves. */
export function isBrought(parts: Combination, full: Pair, half: Pair): boolean {
  const { atHalf, result, isOver, line = 0, bothScore, lead } = parts;
  return (
    (atHalf === undefined || atHalf === endingOf(half)) &&
    (result === undefined || result === endingOf(full)) &&
    (isOver === undefined || isOver === full[0] + full[1] > line) &&
    (bothScore === undefined || bothScore === (full[0] > 0 && full[1] > 0)) &&
    (lead === undefined || lead === Math.max(-mostLead, Math.min(mostLead, full[0] - full[1])))
  );
}
