import { between, imageOf, pick } from './svg.ts';

const width = 300;
const height = 120;
const size = 46;
/** The piece may be this many pixels off. */
export const sliderTolerance = 6;

const colors = ['#2f6f9f', '#4d9f6b', '#c98a2b', '#a7465a', '#6b5aa8', '#3b8f98'];

type Shape = { x: number; y: number; r: number; color: string };

const drawn = (shapes: Shape[], [left, top]: [number, number]): string =>
  shapes.map(({ x, y, r, color }) => `<circle cx="${x - left}" cy="${y - top}" r="${r}" fill="${color}"/>`).join('');
const box = (x: number, y: number, attributes: string): string =>
  `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="6" ${attributes}/>`;

/** A picture with a hole, and the piece that fits `left` pixels from the picture's left edge. */
export function createSlider(): { image: string; piece: string; width: number; left: number } {
  const left = between(70, width - size - 10);
  const top = between(8, height - size - 8);
  const shapes = Array.from({ length: 26 }, () => ({
    x: between(0, width),
    y: between(0, height),
    r: between(10, 30),
    color: pick(colors),
  }));
  const ground = `<rect width="${width}" height="${height}" fill="#dfe7ec"/>`;
  const image = imageOf(
    width,
    height,
    `${ground}${drawn(shapes, [0, 0])}${box(left, top, 'fill="#fff" fill-opacity=".8" stroke="#16324f" stroke-width="2"')}`,
  );
  // The piece is as high as the picture, so that the player only moves it sideways.
  const clip = `<clipPath id="c">${box(0, top, '')}</clipPath>`;
  const part = `<g clip-path="url(#c)"><rect width="${size}" height="${height}" fill="#dfe7ec"/>${drawn(shapes, [left, 0])}</g>`;
  const edge = box(1, top + 1, 'fill="none" stroke="#16324f" stroke-width="2"');
  return { image, piece: imageOf(size, height, `${clip}${part}${edge}`), width, left };
}
