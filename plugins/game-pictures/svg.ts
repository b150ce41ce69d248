import type { PictureColour } from '@contracts/game-frame';
import type { FixedColour } from '@contracts/game-motion';
import type { RoomColour } from '@contracts/game-rooms';

type Attributes = Readonly<Record<string, string | number>>;

/** An element of the picture. */
export function make(name: string, attributes: Attributes, ...children: (SVGElement | string)[]): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

export const colour = (name: PictureColour | RoomColour | FixedColour): string => `var(--${name})`;

export const picture = (width: number, height: number, children: SVGElement[]): SVGElement =>
  make('svg', { viewBox: `0 0 ${String(width)} ${String(height)}`, 'aria-hidden': 'true' }, ...children);

export const group = (x: number, y: number, ...children: SVGElement[]): SVGElement =>
  make('g', { transform: `translate(${String(x)} ${String(y)})` }, ...children);

type Words = { x?: number; y?: number; size: number; fill?: string; weight?: number };
export const words = (text: string, { x = 0, y = 0, size, fill = colour('ink'), weight = 600 }: Words): SVGElement =>
  make(
    'text',
    { x, y, fill, 'font-size': size, 'font-weight': weight, 'text-anchor': 'middle', 'dominant-baseline': 'central' },
    text,
  );

type Box = { x: number; y: number; width: number; height: number; fill?: string; stroke?: string; rx?: number };
export const box = ({ fill = colour('card'), stroke = colour('line'), rx = 6, ...place }: Box): SVGElement =>
  make('rect', { ...place, rx, fill, stroke });

export const range = (count: number): number[] => Array.from({ length: count }, (_, place) => place);
