import { roundSums, timesFirst } from '@/entities/casino/pieces';

/** Least and most of a stake, minor units. */
export type Bounds = { min: number; max: number };

/** Stakes that − and + go through, minor units: round ones between the least and the most, and those two. */
export const ladderOf = ({ min, max }: Bounds): number[] => [
  min,
  ...roundSums(max).filter((minor) => minor > min && minor < max),
  max,
];

/** The next stake of the ladder in this direction; the ends of the ladder stay. `minor` null: nothing is typed yet. */
export function stepOf(minor: number | null, bounds: Bounds, direction: 'up' | 'down'): number {
  const ladder = ladderOf(bounds);
  if (minor === null) return bounds.min;
  return direction === 'up'
    ? (ladder.find((step) => step > minor) ?? bounds.max)
    : (ladder.findLast((step) => step < minor) ?? bounds.min);
}

/** Three stakes to choose with one press: low ones, so that no press suggests a large sum. Decision D-462. */
export const presetsOf = (bounds: Bounds): number[] => timesFirst([1, 5, 10], bounds);

/** Twice a stake; null where that is more than may be staked: no press leads to the most. */
export const doubleOf = (minor: number | null, { max }: Bounds): number | null =>
  minor === null || minor * 2 > max ? null : minor * 2;

/** Half of a stake, never under the least; null where there is nothing to halve. */
export const halfOf = (minor: number | null, { min }: Bounds): number | null =>
  minor === null || minor <= min ? null : Math.max(min, Math.floor(minor / 2));
