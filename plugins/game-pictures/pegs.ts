import type { GamePicture } from '@contracts/game-frame';
import { pegRows, pocketPays } from '@contracts/games/pegs';

import { box, colour, make, picture, range, words } from './svg.ts';

const [width, height] = [300, 220];

/** Rows of pegs, the way of the ball, and what each pocket pays. */
export function draw({ draws, choice }: GamePicture): SVGElement {
  const { rows = pegRows[0] } = choice;
  const [across, down] = [width / (rows + 2), (height - 40) / (rows + 1)];
  const x = (row: number, place: number) => width / 2 + (place - row / 2) * across;
  let place = 0;
  const way = (draws ?? []).map((drawn, row) => ({ row: row + 1, place: (place += drawn) }));
  const points = [{ row: 0, place: 0 }, ...way].map(
    (at) => `${String(x(at.row, at.place))},${String((at.row + 0.5) * down)}`,
  );
  const pays = pocketPays(choice);
  return picture(width, height, [
    ...range(rows).flatMap((row) =>
      range(row + 1).map((own) =>
        make('circle', { r: across / 8, cx: x(row, own), cy: (row + 1) * down, fill: colour('quiet') }),
      ),
    ),
    ...(draws === null
      ? []
      : [make('polyline', { points: points.join(' '), fill: 'none', stroke: colour('accent'), 'stroke-width': 2 })]),
    ...pays.map((_, pocket) =>
      box({
        ...{ x: x(rows, pocket) - across / 2 + 0.5, y: height - 34, width: across - 1, height: 28, rx: 3 },
        fill: draws !== null && pocket === place ? colour('soft') : colour('card'),
      }),
    ),
    ...pays.map((pay, pocket) =>
      words(String(pay / 100), { x: x(rows, pocket), y: height - 20, size: Math.min(10, across / 2.6), weight: 500 }),
    ),
  ]);
}
