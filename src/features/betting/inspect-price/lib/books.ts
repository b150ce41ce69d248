import { marketGroups as G } from '@contracts/markets';

import { handicapSide } from './side';

type Outcome = { id: number; groupId: number; typeId: number; param?: number | undefined };

/** Markets where exactly one outcome of each line wins. */
const byLine: ReadonlySet<number> = new Set([
  G.total,
  G.teamTotal1,
  G.teamTotal2,
  G.firstHalfTotal,
  G.gamesTotal,
  G.pointsTotal,
  G.quarterTotal,
  G.periodTotal,
  G.periodTeamTotal1,
  G.periodTeamTotal2,
  G.setsTotal,
  G.sidePoints1,
  G.sidePoints2,
  G.cornersTotal,
  G.teamCorners1,
  G.teamCorners2,
  G.cardsTotal,
  G.teamCards1,
  G.teamCards2,
]);
const byHandicap: ReadonlySet<number> = new Set([
  G.handicap,
  G.gamesHandicap,
  G.pointsHandicap,
  G.setsHandicap,
  G.firstHalfHandicap,
  G.periodHandicap,
  G.cornersHandicap,
  G.cardsHandicap,
]);

/**
 * Groups the outcomes of a market that exclude each other; the chances of such a book add up. `winners`: how many of
 * its outcomes win.
 */
export type PriceBook<T> = { key: string; outcomes: T[]; winners: number };

export function booksOf<T extends Outcome>(outcomes: readonly T[]): PriceBook<T>[] {
  const books = new Map<string, PriceBook<T>>();
  for (const outcome of outcomes) {
    const { groupId, param = 0 } = outcome;
    // Any number of players may score: each is a book of their own.
    const line =
      groupId === G.anytimeScorer
        ? outcome.id
        : byLine.has(groupId)
          ? param
          : byHandicap.has(groupId)
            ? handicapSide(outcome)
            : 0;
    const key = String(line);
    const winners = groupId === G.doubleChance || groupId === G.periodDoubleChance ? 2 : 1;
    const book = books.get(key) ?? { key, outcomes: [], winners };
    book.outcomes.push(outcome);
    books.set(key, book);
  }
  return [...books.values()];
}
