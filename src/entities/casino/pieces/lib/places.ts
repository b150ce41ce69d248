import { coversOf, insideSpots } from '@contracts/games/roulette';

/** The position of a place among the numbers: `along` counts streets from zero, `across` from the foot of a street. */
export type Point = { along: number; across: number };

const middle = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0) / values.length;
const cell = (number: number): Point => ({
  along: Math.floor((number - 1) / 3) + 0.5,
  across: ((number - 1) % 3) + 0.5,
});

/**
 * A number has its cell; a bet on several numbers lies on the line between them, streets at their foot, zero at their
 * end.
 */
function findPoint(place: string): Point {
  const numbers = coversOf(place).filter((number) => number > 0);
  const cells = numbers.map(cell);
  const isAtZero = coversOf(place).includes(0);
  const isAtFoot = numbers.length === 3 || (numbers.length === 6 && !isAtZero);
  return {
    along: isAtZero ? 0 : middle(cells.map(({ along }) => along)),
    across: isAtFoot ? 0 : middle(cells.map(({ across }) => across)),
  };
}

const numbers: readonly string[] = Array.from({ length: 36 }, (_, place) => String(place + 1));
/** All places of the field of numbers, cells first: places on lines are above them. */
export const fieldPlaces: readonly string[] = [...numbers, ...insideSpots];

const keyOf = ({ along, across }: Point): string => `${String(along)} ${String(across)}`;
const points = new Map(fieldPlaces.map((place) => [place, findPoint(place)]));
export const pointOf = (place: string): Point => points.get(place) ?? { along: 0, across: 0 };
const byPoint = new Map([...points].map(([place, point]) => [keyOf(point), place]));

/** The next place in this direction, half a cell away; null at the edge of the field. */
export function neighbourOf(place: string, { along, across }: Point): string | null {
  const from = pointOf(place);
  return byPoint.get(keyOf({ along: from.along + along / 2, across: from.across + across / 2 })) ?? null;
}

/**
 * The places within half a cell of a place, itself included, row by row of an upright cloth; null where there is none.
 */
export function aroundOf(place: string): (string | null)[] {
  const { along, across } = pointOf(place);
  return [-0.5, 0, 0.5].flatMap((down) =>
    [-0.5, 0, 0.5].map((side) => byPoint.get(keyOf({ along: along + down, across: across + side })) ?? null),
  );
}
