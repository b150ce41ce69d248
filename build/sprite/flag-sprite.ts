import type { FlagDrawing } from './flag-shapes.ts';
import { flags } from './flags.ts';

/** Draws a flag's bands as rectangles, along one side of 16 × 12. */
function bandsOf({ h, v }: FlagDrawing): string {
  const list = h ?? v ?? [];
  const side = h ? 12 : 16;
  const whole = list.reduce((sum, [, weight]) => sum + weight, 0);
  let from = 0;
  return list
    .map(([fill, weight]) => {
      const at = from;
      const length = (side * weight) / whole;
      from += length;
      const box = h ? [0, at, 16, length] : [at, 0, length, 12];
      return `<path fill="${fill}" d="M${box.slice(0, 2).map(round).join(' ')}h${round(box[2])}v${round(box[3])}h-${round(box[2])}z"/>`;
    })
    .join('');
}
const round = (value = 0) => String(Math.round(value * 100) / 100);

export function flagSprite(): string {
  const symbols = Object.entries(flags).map(([code, drawing]) => {
    const over = (drawing.over ?? []).map(([fill, d]) => `<path fill="${fill}" d="${d}"/>`).join('');
    return `<symbol id="${code}" viewBox="0 0 16 12">${bandsOf(drawing)}${over}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
