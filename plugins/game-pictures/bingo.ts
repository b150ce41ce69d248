import type { GamePicture } from '@contracts/game-frame';
import { bingoBalls, bingoCard, bingoLines, bingoMarks, freeCell } from '@contracts/games/bingo';

import { box, colour, group, make, picture, range, words } from './svg.ts';

const [cell, gap, top] = [84, 8, 44];
const heads = ['B', 'I', 'N', 'G', 'O'];

const called = (drawn: SVGElement, order: number): SVGElement => {
  if (order >= 0) drawn.setAttribute('data-order', String(order));
  return drawn;
};

/** A called number has a disc; a whole line has a ring of gold. */
function square(number: number, place: number, order: number, isPaid: boolean): SVGElement {
  const isMarked = order >= 0 || place === freeCell;
  const fill = colour(isMarked ? 'onAccent' : 'stage');
  const disc = make('circle', { cx: cell / 2, cy: cell / 2, r: 33, fill: colour('accent') });
  const ring = make('rect', {
    ...{ x: 2, y: 2, width: cell - 4, height: cell - 4, rx: 10, fill: 'none', 'stroke-width': 5 },
    ...{ stroke: colour('lose'), 'data-part': 'line' },
  });
  return group(
    (place % 5) * (cell + gap),
    top + Math.floor(place / 5) * (cell + gap),
    box({ x: 2, y: 2, width: cell - 4, height: cell - 4, rx: 10, fill: colour('ivory'), stroke: 'none' }),
    ...(isMarked ? [called(disc, order)] : []),
    ...(isPaid ? [ring] : []),
    words(place === freeCell ? '★' : String(number), { x: cell / 2, y: cell / 2, size: 30, fill }),
  );
}

/** The card, and beside it all 75 numbers: those that were called are lit. */
export function draw({ draws, choice: { picks = [] } }: GamePicture): SVGElement {
  const came = draws ?? [];
  const marks = bingoMarks(came, picks);
  const paid = new Set(bingoLines.filter((line) => line.every((own) => marks[own] === true)).flat());
  const all = range(bingoBalls).map((place) => {
    const order = came.indexOf(place);
    const [x, y] = [500 + Math.floor(place / 15) * 46, top + 4 + (place % 15) * 30.2];
    return called(
      group(
        x,
        y,
        box({
          ...{ x: 0, y: 0, width: 42, height: 27, rx: 6, stroke: 'none' },
          fill: colour(order < 0 ? 'ground' : 'accent'),
        }),
        words(String(place + 1), { x: 21, y: 14, size: 15, fill: colour(order < 0 ? 'quiet' : 'onAccent') }),
      ),
      order,
    );
  });
  return picture(730, 500, [
    ...heads.map((head, column) => words(head, { x: column * (cell + gap) + cell / 2, y: 20, size: 26, weight: 800 })),
    ...heads.map((head, column) => words(head, { x: 521 + column * 46, y: 24, size: 16, fill: colour('quiet') })),
    ...bingoCard(picks).map((number, place) => square(number, place, came.indexOf(number - 1), paid.has(place))),
    ...all,
  ]);
}

export { moveInOrder as move } from './order.ts';
