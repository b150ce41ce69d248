import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  gap: vars.space[2],
  minBlockSize: '100%',
  paddingInline: vars.space[4],
  background: vars.color.surface.base,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.sm,
});
