/** Edges on the screen, px. */
export type Box = { left: number; right: number; top: number; bottom: number };
export type Direction = 'up' | 'down' | 'left' | 'right';

const middleX = ({ left, right }: Box) => (left + right) / 2;
const middleY = ({ top, bottom }: Box) => (top + bottom) / 2;
/** px between two spans; 0 where they overlap. */
const gap = (from: number, to: number, otherFrom: number, otherTo: number) =>
  Math.max(0, otherFrom - to, from - otherTo);

const isSameLine = (a: Box, b: Box) => middleY(a) > b.top && middleY(a) < b.bottom;

/** How far `to` is from `from` in that direction. 0 or less: it is elsewhere. */
function wayTo(from: Box, to: Box, direction: Direction): number {
  if (direction === 'left' || direction === 'right')
    return isSameLine(from, to) ? (middleX(to) - middleX(from)) * (direction === 'left' ? -1 : 1) : 0;
  return isSameLine(from, to) ? 0 : (middleY(to) - middleY(from)) * (direction === 'up' ? -1 : 1);
}

/**
 * How far `to` lies to the side of `from`: first by the gap between their edges, then by the distance of their middles.
 */
const aside = (from: Box, to: Box) =>
  gap(from.left, from.right, to.left, to.right) + Math.abs(middleX(from) - middleX(to)) / 1000;

/**
 * Which box an arrow key leads to. It goes by places on the screen, so it works in every table and in both reading
 * directions. Up and down lead to the nearest place in the next line, even if a further line has one straight ahead.
 */
export function neighbour(boxes: readonly Box[], from: Box, direction: Direction): number | null {
  const ahead = boxes
    .map((box, index) => ({ box, index, way: wayTo(from, box, direction) }))
    .filter(({ way }) => way > 0)
    .sort((a, b) => a.way - b.way);
  const [nearest] = ahead;
  if (nearest === undefined) return null;
  if (direction === 'left' || direction === 'right') return nearest.index;
  const line = ahead.filter(({ box }) => box === nearest.box || isSameLine(box, nearest.box));
  return line.sort((a, b) => aside(from, a.box) - aside(from, b.box))[0]?.index ?? null;
}
