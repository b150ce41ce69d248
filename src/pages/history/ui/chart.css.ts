import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const figure = style({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  padding: vars.space[4],
  paddingBlockStart: 0,
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.font.size.xs,
  color: vars.color.text.secondary,
});
export const key = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  '::before': { content: '""', width: 10, height: 10, borderRadius: vars.radius.xs },
  selectors: {
    '&[data-key=line]::before': { height: 2, width: 14, background: vars.color.chart.line },
    '&[data-key=above]::before': { background: vars.color.chart.profit },
    '&[data-key=below]::before': { background: vars.color.chart.loss },
  },
});
/** Time runs from left to right in every language, as the scores do. */
export const chart = style({ display: 'block', width: '100%', height: 'auto', direction: 'ltr' });
export const grid = style({ stroke: vars.color.chart.grid, strokeDasharray: '3 3' });
/** In units of the drawing. A phone draws it half as wide, so its letters are twice as large. */
const letters = style({
  fontSize: 11,
  fill: vars.color.text.secondary,
  '@media': { [media.phone]: { fontSize: 21 } },
});
export const sum = style([letters, { textAnchor: 'end' }]);
export const day = style([letters, { textAnchor: 'middle' }]);
export const above = style({ fill: vars.color.chart.profit });
export const below = style({ fill: vars.color.chart.loss });
export const line = style({ fill: 'none', stroke: vars.color.chart.line, strokeWidth: 2 });
export const dot = style({ fill: vars.color.chart.line });
export const caption = style({ fontSize: vars.font.size.xs, color: vars.color.text.secondary });
