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
export const sums = style({ display: 'grid', justifyItems: 'end', fontVariantNumeric: 'tabular-nums' });
