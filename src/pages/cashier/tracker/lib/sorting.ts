import type { Part } from './tracker';

export const columns = ['bets', 'profit', 'yield', 'clv'] as const;
export type Column = (typeof columns)[number];
/** By which column the tables stand, and which end of it is first. */
export type Sorting = { column: Column; isRising: boolean };
export const firstSorting: Sorting = { column: 'bets', isRising: false };

const valueOf: Readonly<Record<Column, (part: Part) => number | null>> = {
  bets: ({ sums }) => sums.bets,
  profit: ({ sums }) => sums.profit,
  yield: ({ sums }) => sums.returns,
  clv: ({ sums }) => sums.clv,
};

/** What has no value stands last, whichever end is first. */
export function sorted(parts: readonly Part[], { column, isRising }: Sorting): readonly Part[] {
  const value = valueOf[column];
  return parts.toSorted((one, other) => {
    const [left, right] = [value(one), value(other)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return isRising ? left - right : right - left;
  });
}

/** `profit` or `-profit`, as in the address. */
export const sortingText = ({ column, isRising }: Sorting): string => `${isRising ? '-' : ''}${column}`;
export function sortingIn(text: string): Sorting {
  const column = columns.find((known) => known === text.replace(/^-/, ''));
  return column === undefined ? firstSorting : { column, isRising: text.startsWith('-') };
}
/** A press on a column: its greatest first, then its least. */
export const pressed = (sorting: Sorting, column: Column): Sorting => ({
  column,
  isRising: sorting.column === column && !sorting.isRising,
});
