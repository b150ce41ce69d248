import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const text = style({ margin: 0, color: vars.color.text.secondary, outline: 'none' });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  margin: 0,
  marginBlockStart: vars.space[4],
  fontVariantNumeric: 'tabular-nums',
});
export const row = style({ display: 'contents' });
export const value = style({ margin: 0, textAlign: 'end', fontWeight: vars.font.weight.semibold });
