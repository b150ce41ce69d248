import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  maxWidth: 640,
  padding: vars.space[5],
});
export const title = style({
  margin: 0,
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.semibold,
  outline: 'none',
});
export const actions = style({ '@media': { print: { display: 'none' } } });
