import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { endingOf, isBrought, partsOf } from '../combinations.ts';
import type { MarketKey } from '../ids.ts';
import type { Pair } from '../match.ts';

/** Goals of each half. */
export type Halves = { first: Pair; second: Pair };

export const fullOf = ({ first, second }: Halves): Pair => [first[0] + second[0], first[1] + second[1]];

const isCount = (count: number, { typeId, param }: MarketKey): boolean => {
  const asked = param ?? 0;
  if (typeId === O.exactly) return count === asked;
  if (typeId === O.atLeast) return count >= asked;
  return count >= Math.floor(asked / 100) && count <= asked % 100;
};

const sumOf = ([home, away]: Pair) => home + away;
const isYes = ({ typeId }: MarketKey, happened: boolean) => happened === (typeId === O.yes);
const wins = (score: Pair, side: 0 | 1) => endingOf(score) === (side === 0 ? 1 : 3);
const other = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);

type Rule = (full: Pair, key: MarketKey) => boolean;

const winToNil =
  (side: 0 | 1): Rule =>
  (full, key) =>
    isYes(key, wins(full, side) && full[other(side)] === 0);
const cleanSheet =
  (side: 0 | 1): Rule =>
  (full, key) =>
    isYes(key, full[other(side)] === 0);
const combined: Rule = (full, key) => isBrought(partsOf(key.groupId, key.param ?? 0), full, full);

/** Bets that the final score alone decides: the winning ones. */
export const byFullScore: ReadonlyMap<number, Rule> = new Map([
  [G.exactGoals, (full, key) => isCount(sumOf(full), key)],
  [G.goalsRange, (full, key) => isCount(sumOf(full), key)],
  [G.exactTeamGoals1, (full, key) => isCount(full[0], key)],
  [G.exactTeamGoals2, (full, key) => isCount(full[1], key)],
  [G.winToNil1, winToNil(0)],
  [G.winToNil2, winToNil(1)],
  [G.cleanSheet1, cleanSheet(0)],
  [G.cleanSheet2, cleanSheet(1)],
  [G.winningMargin, combined],
  [G.resultAndTotal, combined],
  [G.resultAndBoth, combined],
  [G.totalAndBoth, combined],
]);

type HalvesRule = (halves: Halves, key: MarketKey) => boolean;

const inBoth =
  (happens: (half: Pair) => boolean): HalvesRule =>
  ({ first, second }, key) =>
    isYes(key, happens(first) && happens(second));
const inAny =
  (happens: (half: Pair) => boolean): HalvesRule =>
  ({ first, second }, key) =>
    isYes(key, happens(first) || happens(second));

/** Bets that both halves decide together. */
export const byHalves: ReadonlyMap<number, HalvesRule> = new Map([
  [G.halfTimeFullTime, (halves, key) => isBrought(partsOf(key.groupId, key.param ?? 0), fullOf(halves), halves.first)],
  [
    G.halfWithMost,
    ({ first, second }, { typeId }) => {
      const more = sumOf(first) - sumOf(second);
      return typeId === (more > 0 ? O.firstHalf : more < 0 ? O.secondHalf : O.bothHalves);
    },
  ],
  [G.scoresInBothHalves1, inBoth(([home]) => home > 0)],
  [G.scoresInBothHalves2, inBoth(([, away]) => away > 0)],
  [G.winsAnyHalf1, inAny((half) => wins(half, 0))],
  [G.winsAnyHalf2, inAny((half) => wins(half, 1))],
  [G.winsBothHalves1, inBoth((half) => wins(half, 0))],
  [G.winsBothHalves2, inBoth((half) => wins(half, 1))],
  [G.bothScoreInBothHalves, inBoth(([home, away]) => home > 0 && away > 0)],
]);
