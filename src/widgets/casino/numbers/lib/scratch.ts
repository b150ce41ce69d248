import { ticketBoard } from '@contracts/game-boards';

type Point = { x: number; y: number };

/** The field is counted in squares of this size; a stroke opens those that its middle half passes. */
const square = 20;
const reach = 24;
const inRow = Math.ceil(ticketBoard.wide / square);
const all = inRow * Math.ceil(ticketBoard.high / square);

const squares = Array.from({ length: all }, (_, place) => ({
  place,
  x: ((place % inRow) + 0.5) * square,
  y: (Math.floor(place / inRow) + 0.5) * square,
}));

/** How far a point is from a stroke. */
function farFrom(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = dx * dx + dy * dy;
  const along = long === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / long;
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(from.x + part * dx - point.x, from.y + part * dy - point.y);
}

/** Squares that are open after this stroke. */
export const touched = (open: ReadonlySet<number>, from: Point, to: Point): ReadonlySet<number> =>
  new Set([...open, ...squares.filter((own) => farFrom(own, from, to) <= reach).map(({ place }) => place)]);

/** The rest goes by itself when 55 % are open. */
export const isOpenEnough = (open: ReadonlySet<number>): boolean => open.size >= all * 0.55;
