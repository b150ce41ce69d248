import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const message = style({ padding: vars.space[3] });
export const video = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  background: vars.color.canvas,
});
