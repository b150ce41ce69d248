import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const list = style({ listStyle: 'none' });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.hairline}` } },
});
export const link = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  minHeight: 44,
  fontSize: vars.font.size.sm,
});
export const rest = style({ fontSize: vars.font.size.xs, color: vars.color.text.tertiary });
