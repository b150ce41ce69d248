import { ticketBoard } from '@contracts/game-boards';
import type { GamePicture } from '@contracts/game-frame';
import { scratchPrize, scratchPrizes } from '@contracts/games/scratch';

import { box, colour, make, picture, range, words } from './svg.ts';

const { size, left, top, wide, high } = ticketBoard;

/** A ticket with one field: under its foil stands what it pays. */
export function draw({ draws, choice: { left: pool = [] } }: GamePicture): SVGElement {
  const pay = draws === null ? null : (scratchPrizes[scratchPrize(draws[0] ?? 0, pool)]?.pay ?? 0);
  const field = { x: left, y: top, width: wide, height: high, rx: 14 };
  const waves = range(5).map((row) =>
    make('path', {
      d: `M${String(left + 16)} ${String(top + 25 + row * 35)} q 24 -22 48 0 t 48 0 t 48 0 t 48 0 t 48 0 t 48 0 t 48 0 t 48 0`,
      ...{ fill: 'none', stroke: colour('quiet'), 'stroke-width': 3, opacity: 0.45 },
    }),
  );
  return picture(...size, [
    box({ x: 40, y: 16, width: 520, height: 348, rx: 20, fill: colour('gold'), stroke: 'none' }),
    box({ x: 40, y: 10, width: 520, height: 348, rx: 20, fill: colour('ivory'), stroke: 'none' }),
    ...range(9).map((hole) => make('circle', { cx: 100 + hole * 50, cy: 10, r: 9, fill: colour('stage') })),
    ...[0, 1, 2].map((star) => words('★', { x: 260 + star * 40, y: 68, size: 34, fill: colour('gold') })),
    ...(pay === null
      ? [box({ ...field, fill: colour('soft'), stroke: 'none' }), ...waves]
      : [
          box({ ...field, fill: colour('white'), stroke: colour('gold') }),
          words(`${String(pay / 100)} ×`, {
            x: size[0] / 2,
            y: top + high / 2,
            size: 84,
            weight: 750,
            fill: colour('onAccent'),
          }),
        ]),
    ...range(4).map((bar) =>
      box({ x: 150 + bar * 78, y: 322, width: 66, height: 10, rx: 5, fill: colour('gold'), stroke: 'none' }),
    ),
  ]);
}
