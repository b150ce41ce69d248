import type { GamePicture } from '@contracts/game-frame';
import { isRed } from '@contracts/games/roulette';
import { wheelOrder } from '@contracts/wheel-order';

import { box, colour, group, make, picture, words } from './svg.ts';

const step = 360 / wheelOrder.length;
const [middle, track, pocket] = [100, 88, 58];

const fillOf = (number: number) => colour(number === 0 ? 'won' : isRed(number) ? 'danger' : 'black');
const turned = (degrees: number, ...children: SVGElement[]) =>
  make('g', { transform: `rotate(${degrees.toFixed(3)})` }, ...children);
const spot = (degrees: number, radius: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
};
/** A field of the ring, its middle at the top. */
const field = `M${spot(-step / 2, 80)} A80 80 0 0 1 ${spot(step / 2, 80)} L${spot(step / 2, 50)} A50 50 0 0 0 ${spot(-step / 2, 50)}Z`;

/** A wheel does not stop where it started: where it stands follows from what it drew. */
const standOf = (drawn: number) => (drawn * 97) % 360;
const ballOf = (drawn: number) => standOf(drawn) + wheelOrder.indexOf(drawn) * step;

function wheelAt(stand: number): SVGElement {
  const fields = wheelOrder.map((number, place) =>
    turned(
      place * step,
      make('path', { d: field, fill: fillOf(number), stroke: colour('gold'), 'stroke-width': 0.5 }),
      words(String(number), { y: -73, size: 8, fill: colour('white') }),
    ),
  );
  const arms = [0, 90, 180, 270].map((at) =>
    turned(at + 45, make('path', { d: 'M-2 0 L-1 -26 L1 -26 L2 0Z', fill: colour('gold') })),
  );
  const wheel = turned(
    stand,
    ...fields,
    make('circle', { r: 50, fill: 'none', stroke: colour('gold'), 'stroke-width': 1 }),
    make('circle', { r: 44, fill: colour('wood') }),
    ...arms,
    make('circle', { r: 9, fill: colour('gold') }),
  );
  wheel.setAttribute('data-part', 'wheel');
  return wheel;
}

/** The wheel with the ball in its pocket, and beside it the number on its colour; before the first round the wheel alone. */
export function draw({ draws }: GamePicture): SVGElement {
  const drawn = draws?.[0] ?? null;
  const rim = [
    make('circle', { r: 97, fill: colour('wood'), stroke: colour('gold'), 'stroke-width': 1.5 }),
    make('circle', { r: 84, fill: colour('black') }),
  ];
  if (drawn === null) return picture(200, 200, [group(middle, middle, ...rim, wheelAt(0))]);
  const ball = turned(
    ballOf(drawn),
    make('circle', { 'data-part': 'ball', cy: -pocket, r: 4, fill: colour('white'), stroke: colour('black') }),
  );
  ball.setAttribute('data-part', 'way');
  const plate = make(
    'g',
    { 'data-part': 'plate', transform: 'translate(290 100)' },
    box({ x: -52, y: -52, width: 104, height: 104, rx: 14, fill: fillOf(drawn) }),
    words(String(drawn), { size: 58, weight: 700, fill: colour('white') }),
  );
  return picture(360, 200, [group(middle, middle, ...rim, wheelAt(standOf(drawn)), ball), plate]);
}

const turn = (degrees: number) => ({ transform: `rotate(${degrees.toFixed(2)}deg)` });

/** The wheel turns one way and the ball the other, until both are where the round had put them before. */
export function move(svg: SVGElement, { draws }: GamePicture, ms: number): void {
  const [drawn = 0] = draws ?? [];
  const timing = { duration: ms, easing: 'cubic-bezier(0.15, 0.6, 0.3, 1)' };
  const part = (name: string) => svg.querySelector(`[data-part=${name}]`);
  part('wheel')?.animate([turn(standOf(drawn) - 400), turn(standOf(drawn))], timing);
  part('way')?.animate([turn(ballOf(drawn) + 1500), turn(ballOf(drawn))], timing);
  const out = { transform: `translateY(${String(pocket - track)}px)` };
  part('ball')?.animate([out, { ...out, offset: 0.55 }, { transform: 'none', offset: 0.8 }, { transform: 'none' }], ms);
  part('plate')?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.98 }, { opacity: 1 }], ms);
}
