import type { GamePicture } from '@contracts/game-frame';
import { mineCells } from '@contracts/games/mines';

import { box, colour, group, make, picture, range } from './svg.ts';

const [inRow, size] = [5, 40];
const middle = size / 2;

const gemLook = { fill: colour('accent'), stroke: colour('onAccent'), 'stroke-width': 1, 'stroke-linejoin': 'round' };
/** A star with eight points around the middle. */
const burr = `M${range(16)
  .map((point) => {
    const [angle, far] = [(point * Math.PI) / 8, point % 2 === 0 ? 13 : 7];
    return `${(middle + far * Math.sin(angle)).toFixed(1)} ${(middle - far * Math.cos(angle)).toFixed(1)}`;
  })
  .join(' L')}Z`;

/** An empty cell is sunk and has a gem, a mine is a burr, and the one that ended the round stands on the colour of danger. */
function cell(isOpened: boolean, isMine: boolean, x: number, y: number): SVGElement {
  const fill = colour(isOpened ? (isMine ? 'danger' : 'ground') : 'soft');
  const gem = make('path', { d: 'M20 9 L31 17 L20 31 L9 17Z M9 17 H31 M20 9 L16 17 L20 31 L24 17Z', ...gemLook });
  const mine = make('path', { d: burr, fill: colour('ink'), opacity: isOpened ? 1 : 0.42 });
  return group(
    x,
    y,
    ...(isOpened
      ? []
      : [box({ x: 2, y: 4, width: size - 4, height: size - 5, fill: colour('ground'), stroke: 'none' })]),
    box({ x: 2, y: 2, width: size - 4, height: size - 5, fill, stroke: 'none' }),
    ...(isMine ? [mine] : isOpened ? [gem] : []),
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
