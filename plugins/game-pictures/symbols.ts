import { symbolShapes } from '@contracts/games/symbols';

import { colour, group, make } from './svg.ts';

/** A shape with the colours that the page told. */
export const symbol = (shape: string, x: number, y: number): SVGElement =>
  group(
    x,
    y,
    ...(symbolShapes[shape] ?? []).map(([name, { fill, stroke, strokeWidth, ...place }]) =>
      make(name, {
        ...place,
        ...(fill !== undefined && { fill: fill === 'none' ? fill : colour(fill) }),
        ...(stroke !== undefined && { stroke: colour(stroke) }),
        ...(strokeWidth !== undefined && { 'stroke-width': strokeWidth }),
      }),
    ),
  );
