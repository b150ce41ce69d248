import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const note = style({
  gridColumn: '1 / -1',
  padding: '6px 8px',
  borderRadius: vars.radius.control,
  background: vars.color.surface.sunken,
  fontSize: vars.font.size.xs,
  color: vars.color.text.secondary,
});
