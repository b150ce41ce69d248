import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  minWidth: 0,
  padding: vars.space[5],
  '@media': { [media.narrow]: { padding: vars.space[4] } },
});
export const title = style({
  margin: 0,
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.semibold,
  outline: 'none',
});
