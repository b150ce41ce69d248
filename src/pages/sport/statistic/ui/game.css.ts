import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const head = style({ display: 'grid', justifyItems: 'start', gap: vars.space[1] });
export const score = style({
  color: vars.color.text.primary,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
