import type { GamePicture } from '@contracts/game-frame';
import { sicBoDice } from '@contracts/games/sic-bo';

import { box, colour, group, make, picture } from './svg.ts';

/** Marks of each face in three by three places. */
const marks: readonly (readonly number[])[] = [
  [4],
  [0, 8],
  [0, 4, 8],
  [0, 2, 6, 8],
  [0, 2, 4, 6, 8],
  [0, 2, 3, 5, 6, 8],
];

const die = (face: number, place: number): SVGElement =>
  group(
    50 + place * 110,
    30,
    make(
      'g',
      { 'data-die': place },
      box({ x: 0, y: 0, width: 90, height: 90, rx: 16 }),
      ...(marks[face - 1] ?? []).map((spot) =>
        make('circle', {
          ...{ r: 8, cx: 20 + (spot % 3) * 25, cy: 20 + Math.floor(spot / 3) * 25 },
          fill: face === 1 || face === 4 ? colour('danger') : colour('ink'),
        }),
      ),
    ),
  );

/** Three dice. */
export const draw = ({ draws }: GamePicture): SVGElement =>
  picture(410, 150, (draws === null ? [0, 0, 0] : sicBoDice(draws)).map(die));

/** They fall, turn and lie, one after the other. */
export function move(svg: SVGElement, _: GamePicture, ms: number): void {
  for (const drawn of svg.querySelectorAll<SVGElement>('[data-die]')) {
    const delay = (Number(drawn.dataset['die']) * ms) / 6;
    drawn.animate(
      { transform: ['translate(45px, -160px) rotate(-300deg)', 'translate(0, 12px) rotate(30deg)', 'none'] },
      { delay, duration: ms / 2, easing: 'ease-out', fill: 'backwards' },
    );
  }
}
