import { kenoBoard } from '@contracts/game-boards';
import type { GamePicture } from '@contracts/game-frame';
import { kenoNumbers } from '@contracts/games/keno';

import { box, colour, group, make, picture, range, words } from './svg.ts';

const { cell, gap, inRow, top, size } = kenoBoard;
const ball = 54;

/** Picked: lighter, with a ring around. Drawn: a ring inside. Both: a disc. Three shapes, so no colour is needed. */
function tile(number: number, isOwn: boolean, order: number): SVGElement {
  const place = number - 1;
  const isDrawn = order >= 0;
  const middle = { cx: cell / 2, cy: cell / 2 };
  const lip = box({ x: 0, y: 3, width: cell, height: cell - 3, rx: 10, fill: colour('ground'), stroke: 'none' });
  const flat = { x: 0, y: 0, width: cell, height: cell - 3, rx: 10 };
  const ground =
    isOwn && isDrawn
      ? [make('circle', { ...middle, r: 37, fill: colour('accent') })]
      : [
          lip,
          box({
            ...flat,
            fill: colour(isDrawn ? 'ground' : isOwn ? 'soft' : 'card'),
            stroke: isOwn ? colour('ink') : 'none',
          }),
        ];
  const ring = make('circle', {
    ...{ ...middle, r: 32, fill: 'none', 'stroke-width': 2 },
    stroke: colour(isOwn ? 'onAccent' : 'accent'),
  });
  const fill = colour(isDrawn ? (isOwn ? 'onAccent' : 'accent') : 'ink');
  const drawn = group(
    (place % inRow) * (cell + gap),
    top + Math.floor(place / inRow) * (cell + gap),
    ...ground,
    ...(isDrawn ? [ring] : []),
    words(String(number), { x: cell / 2, y: cell / 2, size: 26, fill }),
  );
  if (isDrawn) drawn.setAttribute('data-order', String(order));
  return drawn;
}

/** The forty numbers, above them the ten that came, in their order. */
export function draw({ draws, choice: { picks = [] } }: GamePicture): SVGElement {
  const came = (draws ?? []).map((number) => number + 1);
  const row = range(10).map((order) => {
    const number = came[order];
    const isHit = number !== undefined && picks.includes(number);
    const fill = number === undefined ? 'none' : colour(isHit ? 'accent' : 'ink');
    const drawn = group(
      56 + order * 68,
      36,
      make('circle', { r: ball / 2, fill, stroke: colour('line'), 'stroke-width': number === undefined ? 1.5 : 0 }),
      ...(number === undefined ? [] : [words(String(number), { size: 22, fill: colour('onAccent') })]),
    );
    if (number !== undefined) drawn.setAttribute('data-order', String(order));
    return drawn;
  });
  return picture(...size, [
    box({ x: 0, y: 0, width: size[0], height: 72, rx: 36, fill: colour('ground'), stroke: 'none' }),
    ...row,
    ...range(kenoNumbers).map((place) => tile(place + 1, picks.includes(place + 1), came.indexOf(place + 1))),
  ]);
}

export { moveInOrder as move } from './order.ts';
