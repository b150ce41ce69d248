import { randomInt } from 'node:crypto';

/** A random whole number from `from` to `to`, both included. */
export const between = (from: number, to: number): number => randomInt(from, to + 1);

export const pick = <T>(items: readonly T[]): T => items[randomInt(items.length)] as T;

/** Turns an SVG into an address that an <img> takes under `img-src data:`. */
export function imageOf(width: number, height: number, content: string): string {
  const size = `width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
