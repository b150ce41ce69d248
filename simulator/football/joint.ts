import { betStatuses as S } from '../../contracts/coupon.ts';
import { marketGroups as G } from '../../contracts/markets.ts';
import { hasHalfLine } from '../half-line.ts';
import type { MarketKey } from '../ids.ts';
import { gridAround } from '../joint-grid.ts';
import type { Facts, JointGrid, Pair } from '../match.ts';
import { cellsOf, chancesOf } from '../poisson.ts';
import { isOfCards, isOfCorners, resultOfMarket } from '../settle.ts';
import { byFullScore, byHalves, fullOf } from './rules.ts';
import { mostCorners, type SideOutlook, waysOf } from './side-quotes.ts';

const always = () => true;

const byGoals: ReadonlyMap<number, (key: MarketKey) => boolean> = new Map([
  ...[G.result, G.doubleChance, G.bothToScore, G.correctScore, G.oddEven].map((group) => [group, always] as const),
  ...[G.total, G.handicap, G.teamTotal1, G.teamTotal2].map((group) => [group, hasHalfLine] as const),
  ...[G.periodResult, G.periodDoubleChance, G.periodScore, G.periodBothToScore, G.periodOddEven].map(
    (group) => [group, always] as const,
  ),
  ...[G.firstHalfResult, G.firstHalfTotal, G.firstHalfHandicap].map((group) => [group, hasHalfLine] as const),
  ...[G.periodTotal, G.periodHandicap, G.periodTeamTotal1, G.periodTeamTotal2].map(
    (group) => [group, hasHalfLine] as const,
  ),
  ...[...byFullScore.keys(), ...byHalves.keys()].map((group) => [group, always] as const),
]);

/** Can this bet be a part of one with others of its match? */
export const isJoinable = (key: MarketKey): boolean =>
  byGoals.get(key.groupId)?.(key) ?? ((isOfCorners(key.groupId) || isOfCards(key.groupId)) && hasHalfLine(key));

const nothing: Pair = [0, 0];
const end = { periodsDone: 2, goals: [], isOver: true, isAbandoned: false } as const;

/** The match as it would be known at its end, as far as the bets of one kind ask. */
const factsOf = (first: Pair, second: Pair, corners: Pair, cards: Pair): Facts => ({
  ...end,
  full: fullOf({ first, second }),
  periods: [first, second],
  story: { goals: [], corners, cards, reds: 0 },
});

const winAll = (keys: readonly MarketKey[], facts: Facts): boolean =>
  keys.every((key) => resultOfMarket(key, facts) === S.win);

/**
 * The chance that all of these bets win: the sum over every way in which the match can go on, each asked what settlement
 * would say. Goals, corners and cards do not depend on each other in the prices, so their chances multiply. All of the bets
 * must be joinable.
 */
export function jointChance(outlook: SideOutlook, keys: readonly MarketKey[]): number {
  const ofCorners = keys.filter(({ groupId }) => isOfCorners(groupId));
  const ofCards = keys.filter(({ groupId }) => isOfCards(groupId));
  const ofGoals = keys.filter(({ groupId }) => byGoals.has(groupId));
  let chance = 1;
  if (ofGoals.length > 0)
    chance *= waysOf(outlook).reduce(
      (sum, { first, second, chance: one }) =>
        winAll(ofGoals, factsOf(first, second, nothing, nothing)) ? sum + one : sum,
      0,
    );
  for (const [counted, these, isCorners] of [
    [outlook.corners, ofCorners, true],
    [outlook.cards, ofCards, false],
  ] as const) {
    if (these.length === 0) continue;
    chance *= cellsOf(counted.now, chancesOf(counted.rest, mostCorners)).reduce((sum, { score, chance: one }) => {
      const facts = factsOf(nothing, nothing, isCorners ? score : nothing, isCorners ? nothing : score);
      return winAll(these, facts) ? sum + one : sum;
    }, 0);
  }
  return chance;
}

/** The final scores behind a joint chance, from the present one on. Bets on corners and cards do not ask about goals. */
export function jointGrid(outlook: SideOutlook, keys: readonly MarketKey[]): JointGrid | null {
  const ofGoals = keys.filter(({ groupId }) => byGoals.has(groupId));
  if (ofGoals.length === 0) return null;
  const cells = waysOf(outlook).map(({ first, second, chance }) => {
    const isWon = winAll(ofGoals, factsOf(first, second, nothing, nothing));
    return { score: fullOf({ first, second }), chance, won: isWon ? chance : 0 };
  });
  return gridAround(fullOf({ first: outlook.first.now, second: outlook.second.now }), cells);
}
