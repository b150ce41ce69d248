import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[4],
});
export const sum = style({
  margin: 0,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
/** Amount over balance. */
export const money = style({ display: 'grid', justifyItems: 'end', fontVariantNumeric: 'tabular-nums' });
/** Every row is as high as any other, px: rows out of sight leave their room. */
export const rowHeight = 58;
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  boxSizing: 'border-box',
  blockSize: rowHeight,
  paddingInline: vars.space[4],
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`,
  breakInside: 'avoid',
});
export const what = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });
export const oneLine = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });
