import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  alignItems: 'end',
  gap: vars.space[3],
});
export const sums = style({ display: 'grid', justifyItems: 'end', fontVariantNumeric: 'tabular-nums' });
