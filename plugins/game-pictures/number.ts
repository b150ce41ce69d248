import type { GamePicture } from '@contracts/game-frame';
import { isRed } from '@contracts/games/roulette';
import { scratchPrize, scratchPrizes } from '@contracts/games/scratch';

import { box, colour, make, picture, words } from './svg.ts';

const [width, height] = [400, 160];
const middle = { x: width / 2, y: height / 2 };

function roulette([drawn = 0]: readonly number[]): SVGElement[] {
  const fill = drawn === 0 ? colour('won') : isRed(drawn) ? colour('danger') : colour('ink');
  return [
    make('circle', { cx: middle.x, cy: middle.y, r: 62, fill }),
    words(String(drawn), {
      ...middle,
      size: 48,
      fill: drawn === 0 || isRed(drawn) ? colour('onAccent') : colour('card'),
    }),
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

/** One number: of dice, of the roulette, or what stands on a ticket. */
export function draw(told: GamePicture): SVGElement {
  const { game, draws } = told;
  if (game === 'scratch') return picture(width, height, scratch(told));
  if (draws === null) return picture(width, height, []);
  if (game === 'roulette') return picture(width, height, roulette(draws));
  return picture(width, height, [words(((draws[0] ?? 0) / 100).toFixed(2), { ...middle, size: 72, weight: 700 })]);
}
