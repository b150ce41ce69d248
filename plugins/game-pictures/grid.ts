import type { GamePicture } from '@contracts/game-frame';
import { bingoCard, bingoLines, bingoMarks, freeCell } from '@contracts/games/bingo';
import { kenoNumbers } from '@contracts/games/keno';

import { box, colour, group, make, picture, range, words } from './svg.ts';

/** `order`: it was drawn so many before it; -1: it was not. */
type Cell = { text: string; isOwn: boolean; isPaid: boolean; order: number };

/** The player's own have a ground, the drawn ones a ring: two marks, so that both show together. */
function cell({ text, isOwn, isPaid, order }: Cell, x: number, y: number): SVGElement {
  const drawn = group(
    x,
    y,
    box({ x: 1, y: 1, width: 36, height: 30, fill: colour(isPaid ? 'accent' : isOwn ? 'soft' : 'card') }),
    ...(order >= 0
      ? [
          make('circle', {
            cx: 19,
            cy: 16,
            r: 13,
            fill: 'none',
            stroke: colour(isPaid ? 'onAccent' : 'ink'),
            'stroke-width': 2,
          }),
        ]
      : []),
    words(text, { x: 19, y: 16, size: 13, fill: colour(isPaid ? 'onAccent' : 'ink') }),
  );
  if (order >= 0) drawn.setAttribute('data-order', String(order));
  return drawn;
}

function keno({ draws, choice: { picks = [] } }: GamePicture): SVGElement {
  const drawn = (draws ?? []).map((number) => number + 1);
  return picture(
    380,
    128,
    range(kenoNumbers).map((place) => {
      const number = place + 1;
      const [isOwn, order] = [picks.includes(number), drawn.indexOf(number)];
      return cell(
        { text: String(number), isOwn, order, isPaid: isOwn && order >= 0 },
        (place % 10) * 38,
        Math.floor(place / 10) * 32,
      );
    }),
  );
}

function bingo({ draws, choice: { picks = [] } }: GamePicture): SVGElement {
  const called = draws ?? [];
  const marks = bingoMarks(called, picks);
  const paid = new Set(bingoLines.filter((line) => line.every((own) => marks[own] === true)).flat());
  return picture(
    190,
    160,
    bingoCard(picks).map((number, place) =>
      cell(
        {
          text: place === freeCell ? '★' : String(number),
          isOwn: false,
          order: called.indexOf(number - 1),
          isPaid: paid.has(place),
        },
        (place % 5) * 38,
        Math.floor(place / 5) * 32,
      ),
    ),
  );
}

/** Numbers of keno, or the card of bingo. */
export const draw = (told: GamePicture): SVGElement => (told.game === 'keno' ? keno(told) : bingo(told));

/** Numbers show in the order in which they were drawn. */
export function move(svg: SVGElement, { draws }: GamePicture, ms: number): void {
  for (const drawn of svg.querySelectorAll<SVGElement>('[data-order]')) {
    const delay = (Number(drawn.dataset['order']) / Math.max(1, draws?.length ?? 0)) * ms;
    drawn.animate({ opacity: [0.15, 1] }, { delay, duration: ms / 10, fill: 'backwards' });
  }
}
