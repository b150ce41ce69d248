import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  overflow: 'hidden',
  background: vars.color.surface.base,
  borderInlineStart: `1px solid ${vars.color.border.hairline}`,
});
