import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const offline = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  background: vars.color.warning.soft,
  color: vars.color.warning.text,
  fontSize: vars.font.size.sm,
});
