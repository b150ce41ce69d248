import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

/** Three symbols a row where there is room. */
export const symbols = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const cell = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.sm,
});
export const symbol = style({ flex: 'none', width: 44, height: 44 });
export const name = style({ margin: 0, fontWeight: vars.font.weight.semibold });
export const pay = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const count = style({ color: vars.color.text.secondary });

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
