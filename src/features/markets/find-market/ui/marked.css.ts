import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const mark = style({
  borderRadius: vars.radius.xs,
  background: vars.color.warning.soft,
  color: 'inherit',
});
