import { diceBoard } from '@contracts/game-boards';
import type { GamePicture } from '@contracts/game-frame';

import { box, colour, group, make, picture, range, words } from './svg.ts';

const { size, from, long, top, high, handle } = diceBoard;
const middle = top + high / 2;
const band = 24;

/** Where a number from 0 to 9999 lies on the scale. */
const at = (number: number): number => from + (number / 10_000) * long;

/** Digits of the number on four tiles; before the first round the tiles are empty. */
function digits(drawn: number | null): SVGElement[] {
  const told = drawn === null ? '' : String(drawn).padStart(4, '0');
  const tiles = range(4).map((place) =>
    group(
      218 + place * 96 + (place > 1 ? 34 : 0),
      40,
      box({ x: 0, y: 5, width: 84, height: 116, rx: 10, fill: colour('gold'), stroke: 'none' }),
      box({ x: 0, y: 0, width: 84, height: 116, rx: 10, fill: colour('ivory'), stroke: 'none' }),
      make(
        'g',
        { 'data-digit': place },
        words(told[place] ?? '', { x: 42, y: 58, size: 72, weight: 750, fill: colour('onAccent') }),
      ),
    ),
  );
  return [...tiles, make('circle', { cx: 421, cy: 148, r: 8, fill: colour('ivory') })];
}

/** The scale: the part that wins, the part that loses, the handle between them and what was drawn. */
export function draw({ draws, choice: { below = 0 } }: GamePicture): SVGElement {
  const drawn = draws?.[0] ?? null;
  const inner = { y: middle - band, height: band * 2, stroke: 'none' };
  const cut = at(below);
  return picture(...size, [
    ...digits(drawn),
    box({ x: from - 18, y: top, width: long + 36, height: high, rx: high / 2, fill: colour('ground'), stroke: 'none' }),
    box({ ...inner, x: from, width: long, rx: band, fill: colour('lose') }),
    make('path', {
      d: `M${String(from + band)} ${String(middle - band)} H${String(cut)} v${String(band * 2)} H${String(from + band)} a${String(band)} ${String(band)} 0 0 1 0 ${String(-band * 2)}Z`,
      fill: colour('win'),
    }),
    group(
      cut - handle / 2,
      top,
      box({ x: 0, y: 4, width: handle, height: high - 2, rx: 9, fill: colour('gold'), stroke: 'none' }),
      box({ x: 0, y: 0, width: handle, height: high - 4, rx: 9, fill: colour('accent'), stroke: 'none' }),
      ...[12, 20, 28].map((x) =>
        box({ x: x - 1, y: 26, width: 2, height: 28, rx: 1, fill: colour('wood'), stroke: 'none' }),
      ),
    ),
    ...[0, 25, 50, 75, 100].map((mark) =>
      words(String(mark), { x: at(mark * 100), y: top + high + 22, size: 17, fill: colour('quiet') }),
    ),
    ...(drawn === null
      ? []
      : [
          make(
            'g',
            { 'data-part': 'mark', transform: `translate(${String(at(drawn))} ${String(middle)})` },
            make('circle', { r: 10, fill: colour('ivory'), stroke: colour('onAccent'), 'stroke-width': 4 }),
            make('path', { d: 'M-8 -48 h16 l-8 10Z', fill: colour('ivory') }),
            box({ x: -42, y: -86, width: 84, height: 40, rx: 8, fill: colour('ivory'), stroke: 'none' }),
            words((drawn / 100).toFixed(2), { y: -66, size: 24, fill: colour('onAccent') }),
          ),
        ]),
  ]);
}

/** Digits fall onto their tiles one after the other; then the mark shows. */
export function move(svg: SVGElement, _: GamePicture, ms: number): void {
  for (const digit of svg.querySelectorAll<SVGElement>('[data-digit]')) {
    const delay = (Number(digit.dataset['digit']) * ms) / 6;
    digit.animate(
      { transform: ['translateY(-40px)', 'none'], opacity: [0, 1] },
      { delay, duration: ms / 4, easing: 'ease-out', fill: 'backwards' },
    );
  }
  svg.querySelector('[data-part=mark]')?.animate({ opacity: [0, 0, 1] }, ms);
}
