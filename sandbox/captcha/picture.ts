import { between, imageOf, pick } from './svg.ts';

const width = 240;
const height = 80;
const length = 5;

/** Letters and digits that are not confused. They are strokes on a grid of 4 by 6. */
const glyphs: Readonly<Record<string, readonly string[]>> = {
  A: ['0,6 2,0 4,6', '1,4 3,4'],
  C: ['4,1 3,0 1,0 0,1 0,5 1,6 3,6 4,5'],
  E: ['4,0 0,0 0,6 4,6', '0,3 3,3'],
  F: ['4,0 0,0 0,6', '0,3 3,3'],
  H: ['0,0 0,6', '4,0 4,6', '0,3 4,3'],
  K: ['0,0 0,6', '4,0 0,3 4,6'],
  L: ['0,0 0,6 4,6'],
  M: ['0,6 0,0 2,3 4,0 4,6'],
  N: ['0,6 0,0 4,6 4,0'],
  P: ['0,6 0,0 3,0 4,1 4,2 3,3 0,3'],
  T: ['0,0 4,0', '2,0 2,6'],
  X: ['0,0 4,6', '4,0 0,6'],
  '4': ['3,6 3,0 0,4 4,4'],
  '7': ['0,0 4,0 1,6'],
};

/**
 * Draws the strokes of one sign at its place, a little turned and stretched. It writes only coordinates, no text that a
 * program could read.
 */
function strokesOf(sign: string, place: number): string[] {
  const turn = between(-15, 15) * (Math.PI / 180);
  const scale = between(70, 90) / 10;
  const left = 18 + place * 44 + between(-3, 3);
  const top = 14 + between(-5, 5);
  const point = (pair: string): string => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    const [dx, dy] = [(x - 2) * scale * 0.8, (y - 3) * scale];
    const [px, py] = [dx * Math.cos(turn) - dy * Math.sin(turn), dx * Math.sin(turn) + dy * Math.cos(turn)];
    return `${(left + 16 + px).toFixed(1)} ${(top + 26 + py).toFixed(1)}`;
  };
  return (glyphs[sign] ?? []).map((stroke) => `M${stroke.split(' ').map(point).join('L')}`);
}

const noise = (): string =>
  `M${String(between(0, 40))} ${String(between(5, 75))}Q${String(between(80, 160))} ${String(between(-20, 100))} ${String(between(200, 240))} ${String(between(5, 75))}`;

/** A picture of a text to type. `level`: so many more lines cross it. */
export function createPicture(level: number): { image: string; text: string } {
  const signs = Array.from({ length }, () => pick(Object.keys(glyphs)));
  const strokes = signs.flatMap(strokesOf).sort(() => between(0, 1) - 0.5);
  const line = (data: string, color: string, thickness: number) =>
    `<path d="${data}" fill="none" stroke="${color}" stroke-width="${String(thickness)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const content = [
    `<rect width="${String(width)}" height="${String(height)}" fill="#f4f6f8"/>`,
    line(Array.from({ length: 3 + level }, noise).join(''), '#7a8794', 1.5),
    line(strokes.join(''), '#16324f', 4),
  ].join('');
  return { image: imageOf(width, height, content), text: signs.join('') };
}
