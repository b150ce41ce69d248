import { marketGroups as G, outcomeTypes as O } from '../contracts/markets.ts';
import type { MarketKey } from './ids.ts';

/** Of these two outcomes win. */
const twoWin: ReadonlySet<number> = new Set([G.doubleChance, G.periodDoubleChance]);
/** Any number of players may score. */
const anyWin: ReadonlySet<number> = new Set([G.anytimeScorer]);
/** Markets whose `param` tells outcomes of one book apart. */
const whole: ReadonlySet<number> = new Set([
  ...[G.exactGoals, G.goalsRange, G.exactTeamGoals1, G.exactTeamGoals2, G.winningMargin, G.firstGoalTime],
  ...[G.winningRange, G.firstScorer, G.lastScorer],
  ...[G.resultAndTotal, G.resultAndBoth, G.totalAndBoth, G.halfTimeFullTime],
]);

/** Which book of its market an outcome belongs to; one outcome of a book wins. Null: not all of its book is on offer. */
export function bookOf({
  groupId,
  typeId,
  param = null,
}: Pick<MarketKey, 'groupId' | 'typeId'> & { param?: number | null | undefined }): string | null {
  if (twoWin.has(groupId) || anyWin.has(groupId) || typeId === O.score || typeId === O.otherScore) return null;
  if (whole.has(groupId)) return '';
  return String(typeId === O.handicapAway ? -(param ?? 0) : (param ?? ''));
}
