import { betStatuses as S, type BetStatusId } from '../contracts/coupon.ts';
import { marketGroups as G, outcomeTypes as O } from '../contracts/markets.ts';
import type { MarketKey } from './ids.ts';
import type { Facts } from './match.ts';
import { isOfPeriod, resultOfMarket } from './settle.ts';
import { changeOf, type Count, wayTo } from './ways.ts';

/**
 * What a bet would come to if its match ended now. `needs`: after so many more goals, points, corners it has won,
 * whatever else happens; null: no number says that. `way`: with so many more it would win, if nothing else happens.
 * `change`: so many more, and it would win no longer.
 */
export type Stand = {
  is: 'winning' | 'losing' | 'level';
  needs: number | null;
  way?: readonly Count[];
  change?: Count;
};

/** Facts as they would be at the end, if this moment were it. */
const endedNow = (facts: Facts): Facts => ({
  ...facts,
  isOver: true,
  isAbandoned: false,
  periodsDone: facts.periods.length,
  ...(facts.regular && { regular: { ...facts.regular, isOver: true } }),
  ...(facts.countedBy && {
    countedBy: (key: MarketKey) => {
      const counted = facts.countedBy?.(key) ?? null;
      return counted && { ...counted, isOver: true };
    },
  }),
});

/** One of two wins these; while they are level, neither is behind. */
const withoutDraw: ReadonlySet<number> = new Set([G.winner, G.setWinner, G.legWinner]);

function wordOf(result: BetStatusId): Stand['is'] {
  if (result === S.win) return 'winning';
  return result === S.lose ? 'losing' : 'level';
}

/** How many are missing until a total is over its line: settlement itself tells how many there are. */
function needsOf(key: MarketKey, ended: Facts): number | null {
  if (key.typeId !== O.over || key.param === null) return null;
  const target = Math.floor(key.param) + 1;
  for (let count = target; count > 0; count -= 1)
    if (resultOfMarket({ ...key, param: count - 0.5 }, ended) === S.win) return target - count || null;
  return target;
}

/** What a bet that does not win now still needs. */
function madeBy(key: MarketKey, ended: Facts): Pick<Stand, 'needs' | 'way'> {
  const needs = needsOf(key, ended);
  const way = needs === null ? wayTo(key, ended) : [];
  return { needs, ...(way.length > 0 && { way }) };
}

function keptBy(key: MarketKey, ended: Facts): Pick<Stand, 'needs' | 'change'> {
  const change = changeOf(key, ended);
  return { needs: null, ...(change && { change }) };
}

/** How a bet stands by the rules that settle it. Null: its part has not begun, or the score says nothing about it. */
export function standBy(key: MarketKey, facts: Facts): Stand | null {
  // A part that has not begun has no score.
  if (isOfPeriod(key.groupId) && !facts.periods[key.period - 1]) return null;
  const ended = endedNow(facts);
  const result = resultOfMarket(key, ended);
  if (result === null) return null;
  if (withoutDraw.has(key.groupId) && result === S.lose) {
    const other = { ...key, typeId: key.typeId === O.home ? O.away : O.home };
    if (resultOfMarket(other, ended) === S.lose) return { is: 'level', needs: null };
  }
  const is = wordOf(result);
  return { is, ...(is === 'winning' ? keptBy(key, ended) : madeBy(key, ended)) };
}

/** A joined bet loses with one part, and wins with all. */
export function standOfAll(stands: readonly (Stand | null)[]): Stand | null {
  const words = stands.map((stand) => stand?.is ?? null);
  if (words.includes('losing')) return { is: 'losing', needs: null };
  if (words.includes(null)) return null;
  return { is: words.every((word) => word === 'winning') ? 'winning' : 'level', needs: null };
}
