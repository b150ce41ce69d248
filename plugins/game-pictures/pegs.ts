import type { GamePicture } from '@contracts/game-frame';
import { pegRows, pocketPays } from '@contracts/games/pegs';

import { box, colour, make, picture, range, words } from './svg.ts';

const [width, height] = [300, 220];

function measure({ choice }: GamePicture) {
  const { rows = pegRows[0] } = choice;
  const [across, down] = [width / (rows + 2), (height - 40) / (rows + 1)];
  return { rows, across, down, x: (row: number, place: number) => width / 2 + (place - row / 2) * across };
}

/** Where the ball was, row by row. */
function wayOf(told: GamePicture): { x: number; y: number }[] {
  const { x, down } = measure(told);
  let place = 0;
  const way = (told.draws ?? []).map((drawn, row) => ({ row: row + 1, place: (place += drawn) }));
  return [{ row: 0, place: 0 }, ...way].map((at) => ({ x: x(at.row, at.place), y: (at.row + 0.5) * down }));
}

/** Rows of pegs, the way of the ball, and what each pocket pays. */
export function draw(told: GamePicture): SVGElement {
  const { draws, choice } = told;
  const { rows, across, down, x } = measure(told);
  const way = wayOf(told);
  const end = way.at(-1) ?? { x: 0, y: 0 };
  const place = (draws ?? []).reduce((all, drawn) => all + drawn, 0);
  const points = way.map((at) => `${String(at.x)},${String(at.y)}`);
  const pays = pocketPays(choice);
  return picture(width, height, [
    ...range(rows).flatMap((row) =>
      range(row + 1).map((own) =>
        make('circle', { r: across / 8, cx: x(row, own), cy: (row + 1) * down, fill: colour('quiet') }),
      ),
    ),
    ...(draws === null
      ? []
      : [
          make('polyline', { points: points.join(' '), fill: 'none', stroke: colour('accent'), 'stroke-width': 1 }),
          make('circle', { 'data-part': 'ball', cx: end.x, cy: end.y, r: across / 4, fill: colour('accent') }),
        ]),
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

/** The ball falls the way that it was drawn; then its way shows. */
export function move(svg: SVGElement, told: GamePicture, ms: number): void {
  const way = wayOf(told);
  const end = way.at(-1) ?? { x: 0, y: 0 };
  const steps = way.map(({ x, y }) => ({ transform: `translate(${String(x - end.x)}px, ${String(y - end.y)}px)` }));
  svg.querySelector('[data-part=ball]')?.animate(steps, ms);
  svg.querySelector('polyline')?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], ms);
}
