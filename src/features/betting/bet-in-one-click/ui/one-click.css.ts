import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const armed = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.warning.soft,
  color: vars.color.warning.text,
  fontSize: vars.font.size.sm,
});
export const presses = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  fontSize: vars.font.size.xs,
  lineHeight: '18px',
  color: vars.color.text.primary,
});
