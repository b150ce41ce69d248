import type { GamePicture } from '@contracts/game-frame';
import { mineCells } from '@contracts/games/mines';

import { box, colour, group, make, picture, range } from './svg.ts';

const [inRow, size] = [5, 40];
const middle = size / 2;

/** An empty cell has a ground and a ring, a mine is a disc, and the one that ended the round stands on the colour of danger. */
function cell(isOpened: boolean, isMine: boolean, x: number, y: number): SVGElement {
  const fill = colour(isOpened ? (isMine ? 'danger' : 'soft') : 'card');
  const place = { cx: middle, cy: middle };
  const ring = make('circle', { ...place, r: 7, fill: 'none', stroke: colour('accent'), 'stroke-width': 2.5 });
  const mine = make('circle', { ...place, r: 9, fill: colour(isOpened ? 'onAccent' : 'ink') });
  return group(
    x,
    y,
    box({ x: 2, y: 2, width: size - 4, height: size - 4, fill }),
    ...(isMine ? [mine] : isOpened ? [ring] : []),
  );
}

/** The 25 cells of the last round. While it goes on, its mines are not known; afterwards all of them show. */
export function draw({ draws, choice: { cells = [] } }: GamePicture): SVGElement {
  const [opened, mines] = [new Set(cells), new Set(draws)];
  return picture(
    inRow * size,
    inRow * size,
    range(mineCells).map((place) =>
      cell(opened.has(place), mines.has(place), (place % inRow) * size, Math.floor(place / inRow) * size),
    ),
  );
}
