import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const lines = style({
  direction: 'ltr',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(80px, 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const drawing = style({
  width: 54,
  height: 34,
  fill: vars.color.border.control,
  stroke: vars.color.accent.solid,
  strokeWidth: 0,
});
globalStyle(`${drawing} polyline`, { fill: 'none', strokeWidth: 1.5 });
