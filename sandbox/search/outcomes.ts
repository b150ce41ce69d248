import { boardGroups, marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import type { SimMarket } from '../../simulator/index.ts';
import type { Wish } from './wish.ts';
import type { WishKind } from './wish-words.ts';

/** The sides named in the question: one, both or none. */
export type Side = 1 | 2 | null;

type Rule = { groups: readonly number[]; types: (side: Side) => readonly number[] };

const sided = (home: number, away: number) => (side: Side) =>
  side === 1 ? [home] : side === 2 ? [away] : [home, away];
const always = (...types: number[]) => ({ types: () => types });

const total = { groups: boardGroups.total };
const handicap = { groups: boardGroups.handicap };
const result = { groups: boardGroups.result };
const double = { groups: [G.doubleChance] };
const both = { groups: [G.bothToScore] };
const parity = { groups: [G.oddEven, G.pointsOddEven] };

const rules: Readonly<Record<WishKind, Rule>> = {
  over: { ...total, ...always(O.over) },
  under: { ...total, ...always(O.under) },
  total: { ...total, ...always(O.over, O.under) },
  handicap: { ...handicap, types: sided(O.handicapHome, O.handicapAway) },
  handicapHome: { ...handicap, ...always(O.handicapHome) },
  handicapAway: { ...handicap, ...always(O.handicapAway) },
  win: { ...result, types: sided(O.home, O.away) },
  home: { ...result, ...always(O.home) },
  draw: { ...result, ...always(O.draw) },
  away: { ...result, ...always(O.away) },
  homeOrDraw: { ...double, ...always(O.homeOrDraw) },
  homeOrAway: { ...double, ...always(O.homeOrAway) },
  drawOrAway: { ...double, ...always(O.drawOrAway) },
  doubleChance: { ...double, ...always(O.homeOrDraw, O.homeOrAway, O.drawOrAway) },
  bothScore: { ...both, ...always(O.yes) },
  notBothScore: { ...both, ...always(O.no) },
  odd: { ...parity, ...always(O.odd) },
  even: { ...parity, ...always(O.even) },
};

const isOf = ({ groupId, typeId }: SimMarket, kind: WishKind, side: Side): boolean => {
  const { groups, types } = rules[kind];
  return groups.some((group) => group === groupId) && types(side).includes(typeId);
};

/**
 * The outcomes of a match that answer a wish. A player never gets another line than the one they named; without a named
 * line they get the main one.
 */
export function outcomesFor(markets: readonly SimMarket[], { kinds, line }: Wish, side: Side): SimMarket[] {
  return kinds.flatMap((kind) => {
    const found = markets.filter((market) => isOf(market, kind, side));
    if (line !== null) return found.filter(({ param }) => param === line);
    const main = found.filter(({ isMain }) => isMain);
    return main.length > 0 ? main : found.filter(({ param }) => param === undefined);
  });
}
