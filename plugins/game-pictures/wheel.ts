import type { GamePicture } from '@contracts/game-frame';
import { wheelFields } from '@contracts/games/wheel';

import { colour, make, picture } from './svg.ts';

const around = (turn: number, radius: number) =>
  `${(50 + radius * Math.sin(turn * 2 * Math.PI)).toFixed(2)} ${(50 - radius * Math.cos(turn * 2 * Math.PI)).toFixed(2)}`;

/** One of `count` fields of a ring. */
function ring(place: number, count: number): string {
  const [from, to] = [(place - 0.5) / count, (place + 0.5) / count];
  return `M${around(from, 46)} A46 46 0 0 1 ${around(to, 46)} L${around(to, 30)} A30 30 0 0 0 ${around(from, 30)}Z`;
}

const fillOf = (pay: number) => {
  if (pay === 0) return colour('ground');
  return colour(pay < 200 ? 'soft' : pay < 500 ? 'accent' : 'warning');
};

const turnOf = (draws: readonly number[] | null, count: number) =>
  draws === null ? 0 : -((draws[0] ?? 0) / count) * 360;

/** The wheel, turned to the field that came. */
export function draw({ draws, choice: { risk = 'medium' } }: GamePicture): SVGElement {
  const fields = wheelFields[risk];
  const turn = turnOf(draws, fields.length);
  return picture(100, 100, [
    make(
      'g',
      { 'data-part': 'wheel', transform: `rotate(${String(turn)} 50 50)`, stroke: colour('line'), 'stroke-width': 0.3 },
      ...fields.map((pay, place) => make('path', { d: ring(place, fields.length), fill: fillOf(pay) })),
    ),
    make('path', { d: 'M50 9 L47 1 L53 1Z', fill: colour('ink') }),
  ]);
}

/** It turns to where it stands. */
export function move(svg: SVGElement, { draws, choice: { risk = 'medium' } }: GamePicture, ms: number): void {
  const turn = turnOf(draws, wheelFields[risk].length);
  const at = (degrees: number) => ({
    transform: `translate(50px, 50px) rotate(${String(degrees)}deg) translate(-50px, -50px)`,
  });
  svg
    .querySelector('[data-part=wheel]')
    ?.animate([at(turn - 1080), at(turn)], { duration: ms, easing: 'cubic-bezier(0.15, 0.6, 0.3, 1)' });
}
