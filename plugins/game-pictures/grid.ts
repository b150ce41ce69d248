import type { GamePicture } from '@contracts/game-frame';
import { bingoCard, bingoLines, bingoMarks, freeCell } from '@contracts/games/bingo';
import { kenoNumbers } from '@contracts/games/keno';

import { box, colour, group, make, picture, range, words } from './svg.ts';

type Cell = { text: string; isOwn: boolean; isDrawn: boolean; isPaid: boolean };

/** The player's own have a ground, the drawn ones a ring: two marks, so that both show together. */
const cell = ({ text, isOwn, isDrawn, isPaid }: Cell, x: number, y: number): SVGElement =>
  group(
    x,
    y,
    box({ x: 1, y: 1, width: 36, height: 30, fill: colour(isPaid ? 'accent' : isOwn ? 'soft' : 'card') }),
    ...(isDrawn
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

function keno({ draws, choice: { picks = [] } }: GamePicture): SVGElement {
  const drawn = new Set(draws?.map((number) => number + 1));
  return picture(
    380,
    128,
    range(kenoNumbers).map((place) => {
      const number = place + 1;
      const [isOwn, isDrawn] = [picks.includes(number), drawn.has(number)];
      return cell(
        { text: String(number), isOwn, isDrawn, isPaid: isOwn && isDrawn },
        (place % 10) * 38,
        Math.floor(place / 10) * 32,
      );
    }),
  );
}

function bingo({ draws, choice: { picks = [] } }: GamePicture): SVGElement {
  const marks = bingoMarks(draws ?? [], picks);
  const paid = new Set(bingoLines.filter((line) => line.every((own) => marks[own] === true)).flat());
  return picture(
    190,
    160,
    bingoCard(picks).map((number, place) =>
      cell(
        {
          text: place === freeCell ? '★' : String(number),
          isOwn: false,
          isDrawn: marks[place] === true && place !== freeCell,
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
