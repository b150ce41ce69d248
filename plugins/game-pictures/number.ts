import type { GamePicture } from '@contracts/game-frame';
import { scratchPrize, scratchPrizes } from '@contracts/games/scratch';

import { box, colour, make, picture, words } from './svg.ts';

const [width, height] = [400, 160];
const middle = { x: width / 2, y: height / 2 };
/** Where nothing was drawn yet. */
const none = '—';

/** Where a number from 0 to 9999 lies on the scale under the picture. */
const [from, long] = [40, 320];
const at = (number: number): number => from + (number / 10_000) * long;

/** The scale with the part that wins, and on it what was drawn; before the first round the scale alone. */
function dice({ draws, choice: { below = 0 } }: GamePicture): SVGElement[] {
  const drawn = draws?.[0] ?? null;
  const bar = { y: 112, height: 10, rx: 5 };
  const [told, fill] = drawn === null ? [none, colour('quiet')] : [(drawn / 100).toFixed(2), colour('ink')];
  return [
    words(told, { ...middle, y: 52, size: 64, weight: 700, fill }),
    box({ ...bar, x: from, width: long, fill: colour('ground') }),
    box({ ...bar, x: from, width: at(below) - from, fill: colour('accent'), stroke: colour('accent') }),
    ...[0, 25, 50, 75, 100].map((mark) =>
      words(String(mark), { x: at(mark * 100), y: 138, size: 11, weight: 500, fill: colour('quiet') }),
    ),
    ...(drawn === null
      ? []
      : [make('path', { d: `M${String(at(drawn))} 109 l-6 -9 h12Z`, fill: colour('ink'), stroke: colour('card') })]),
  ];
}

function scratch({ draws, choice: { left = [] } }: GamePicture): SVGElement[] {
  const pay = draws === null ? null : (scratchPrizes[scratchPrize(draws[0] ?? 0, left)]?.pay ?? 0);
  const ticket = box({ x: 60, y: 15, width: 280, height: 130, rx: 12 });
  const field = box({
    ...{ x: 90, y: 40, width: 220, height: 80 },
    fill: pay === null ? colour('line') : colour('ground'),
  });
  return pay === null ? [ticket, field] : [ticket, field, words(`${String(pay / 100)} ×`, { ...middle, size: 40 })];
}

/** One number: of dice, or what stands on a ticket. */
export function draw(told: GamePicture): SVGElement {
  return picture(width, height, told.game === 'scratch' ? scratch(told) : dice(told));
}
