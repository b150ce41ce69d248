import type UPlot from 'uplot';

import type { Ink } from './ink';

/** A moment (Unix seconds) marked by a vertical line across the chart, with a label at its head. */
export type Mark = { at: number; text: string };
/** One point that is somebody's own. */
export type Ring = { at: number; value: number };

type Paint = (name: Ink) => string;

/** Words are in this many rows, so that two marks close to each other can both be read. */
const rows = 3;
const rowHeight = 14;

export function paintMarks(plot: UPlot, marks: readonly Mark[], ink: Paint): void {
  const { ctx, bbox } = plot;
  const ratio = devicePixelRatio;
  ctx.save();
  ctx.strokeStyle = ink('text');
  ctx.fillStyle = ink('text');
  ctx.lineWidth = ratio;
  ctx.font = `${String(11 * ratio)}px ${getComputedStyle(plot.root).fontFamily}`;
  ctx.textBaseline = 'top';
  marks.forEach(({ at, text }, index) => {
    const x = Math.round(plot.valToPos(at, 'x', true));
    if (x < bbox.left || x > bbox.left + bbox.width) return;
    ctx.setLineDash([2 * ratio, 3 * ratio]);
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    const isLate = x > bbox.left + bbox.width * 0.8;
    ctx.textAlign = isLate ? 'right' : 'left';
    ctx.fillText(text, x + (isLate ? -4 : 4) * ratio, bbox.top + (index % rows) * rowHeight * ratio);
  });
  ctx.restore();
}

export function paintRings(plot: UPlot, rings: readonly Ring[], ink: Paint): void {
  const { ctx } = plot;
  const ratio = devicePixelRatio;
  ctx.save();
  ctx.strokeStyle = ink('own');
  ctx.lineWidth = 2 * ratio;
  for (const { at, value } of rings) {
    ctx.beginPath();
    ctx.arc(plot.valToPos(at, 'x', true), plot.valToPos(value, 'y', true), 5 * ratio, 0, 2 * Math.PI);
    ctx.stroke();
  }
  ctx.restore();
}
