import type { PoolClass } from './settle.ts';

/** A final score: goals, points or maps of the two sides, where a level match is not played on. */
export type FinalScore = readonly [home: number, away: number];

/**
 * A kind of toto: the number of matches, their sport, and the number of variants for each. `leastDecided`: with fewer
 * the draw is void. `variantOf`: which variant a score is. All kinds are one engine and this table.
 */
export type TotoKind = {
  matches: number;
  variants: number;
  leastDecided: number;
  classes: readonly PoolClass[];
  variantOf: (score: FinalScore) => number;
};

const nested = (first: number, ...percents: number[]): PoolClass[] =>
  percents.map((percent, place) => ({ least: first - place, percent }));

/** 1, X, 2. */
const byResult = ([home, away]: FinalScore): number => (home > away ? 0 : home === away ? 1 : 2);
/** Three goals or more and both score, three or more and one does not, fewer and both, fewer and not both. */
const byGoals = ([home, away]: FinalScore): number => (home + away > 2 ? 0 : 2) + (home > 0 && away > 0 ? 0 : 1);
/** Home by ten or more, home by less, away by less, away by ten or more. */
const byLead = ([home, away]: FinalScore): number =>
  home > away ? (home - away >= 10 ? 0 : 1) : away - home >= 10 ? 3 : 2;
/** 2:0, 2:1, 1:2, 0:2. */
const byMaps = ([home, away]: FinalScore): number => (home > away ? (away === 0 ? 0 : 1) : home === 0 ? 3 : 2);
/** Sixteen scores: 0, 1, 2, and 3 or more of each side. */
const mostGoals = 3;
const byScore = ([home, away]: FinalScore): number => Math.min(home, mostGoals) * 4 + Math.min(away, mostGoals);

const totoKinds = {
  fifteen: {
    ...{ matches: 15, variants: 3, leastDecided: 12, variantOf: byResult },
    classes: nested(15, 5, 5, 5, 5, 10, 20, 40),
  },
  'correct-score': {
    ...{ matches: 8, variants: 16, leastDecided: 6, variantOf: byScore },
    classes: nested(8, 10, 10, 10, 15, 20, 25),
  },
  football: {
    ...{ matches: 14, variants: 4, leastDecided: 11, variantOf: byGoals },
    classes: nested(14, 5, 5, 5, 5, 13, 22, 35),
  },
  hockey: {
    ...{ matches: 12, variants: 3, leastDecided: 9, variantOf: byResult },
    classes: nested(12, 5, 10, 15, 20, 40),
  },
  basketball: {
    ...{ matches: 10, variants: 4, leastDecided: 8, variantOf: byLead },
    classes: nested(10, 10, 15, 25, 40),
  },
  'cyber-sport': {
    ...{ matches: 8, variants: 4, leastDecided: 6, variantOf: byMaps },
    classes: nested(8, 10, 15, 25, 40),
  },
} as const satisfies Record<string, TotoKind>;

export type TotoKindName = keyof typeof totoKinds;
export const totoKindNames = Object.keys(totoKinds) as [TotoKindName, ...TotoKindName[]];
export const totoKind = (name: TotoKindName): TotoKind => totoKinds[name];
export const isTotoKind = (name: string): name is TotoKindName => Object.hasOwn(totoKinds, name);

/** Is it a ticket of this kind: some variants at each match, none twice? */
export function arePicks(name: TotoKindName, picks: readonly (readonly number[])[]): boolean {
  const { matches, variants } = totoKind(name);
  return (
    picks.length === matches &&
    picks.every(
      (chosen) =>
        chosen.length > 0 &&
        new Set(chosen).size === chosen.length &&
        chosen.every((variant) => Number.isInteger(variant) && variant >= 0 && variant < variants),
    )
  );
}
