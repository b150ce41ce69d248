import { marketGroups as G, outcomeTypes as O } from '../../../contracts/markets.ts';
import { combine, endings } from '../football/combinations.ts';
import type { MarketKey } from '../ids.ts';
import type { Groups } from '../timed/score-quotes.ts';
import { matchGroups } from '../timed/score-quotes.ts';
import { bands } from './bands.ts';
import type { PartedRules } from './quotes.ts';

/** Totals and leads never go beyond these: `most` of the match, and of a part. */
export type Reach = { most: number; lead: number; part: number; partLead: number };

const halves = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index + 0.5);

/** Every outcome that may have been on offer in a match of these parts. `races`: points that races are about. */
export function partedUniverse(
  { groupsOf }: PartedRules,
  parts: readonly number[],
  races: readonly number[],
  { most, lead, part, partLead }: Reach,
  hasHalves: boolean,
): MarketKey[] {
  const keys = (groupId: number, types: readonly number[], params: readonly (number | null)[] = [null], period = 0) =>
    params.flatMap((param) => types.map((typeId): MarketKey => ({ groupId, typeId, param, period })));
  const sides = [O.home, O.away];
  const totals = [O.over, O.under];
  const handicaps = [O.handicapHome, O.handicapAway];
  const scores = (groups: Groups, period: number, points: number, ahead: number): MarketKey[] => [
    ...keys(groups.result, [O.home, O.draw, O.away], [null], period),
    ...keys(groups.total, totals, halves(0, points), period),
    ...keys(groups.handicap, handicaps, halves(-ahead, ahead), period),
    ...groups.teams.flatMap((group) => keys(group, totals, halves(0, points), period)),
    ...(groups.doubleChance === undefined
      ? []
      : keys(groups.doubleChance, [O.homeOrDraw, O.homeOrAway, O.drawOrAway], [null], period)),
    ...(groups.drawNoBet === undefined ? [] : keys(groups.drawNoBet, sides, [null], period)),
    ...(groups.oddEven === undefined ? [] : keys(groups.oddEven, [O.odd, O.even], [null], period)),
  ];
  const results = endings.flatMap((atHalf) => endings.map((result) => combine(G.halfTimeFullTime, { atHalf, result })));
  return [
    ...keys(G.winner, sides),
    ...keys(G.pointsTotal, totals, halves(0, most)),
    ...keys(G.pointsHandicap, handicaps, halves(-lead, lead)),
    ...scores(matchGroups, 0, most, lead),
    ...keys(G.overtime, [O.yes, O.no]),
    ...keys(G.winningRange, [O.combination], bands),
    ...keys(G.raceTo, sides, races),
    ...keys(G.scoresFirst, sides),
    ...(hasHalves
      ? [
          ...keys(G.halfTimeFullTime, [O.combination], results),
          ...keys(G.halfWithMost, [O.firstHalf, O.bothHalves, O.secondHalf]),
        ]
      : []),
    ...parts.flatMap((number) => scores(groupsOf(number), number, part, partLead)),
  ];
}
