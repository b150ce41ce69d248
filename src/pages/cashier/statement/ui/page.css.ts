import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[3] });
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
