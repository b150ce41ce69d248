import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const message = style({ padding: vars.space[3] });
export const screen = style({ position: 'relative' });
export const video = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  background: vars.color.canvas,
});
export const bar = style({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[3],
  display: 'flex',
  gap: vars.space[1],
});
export const control = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: vars.radius.control,
  background: vars.color.surface.raised,
  color: vars.color.text.secondary,
  selectors: { '&:hover': { color: vars.color.text.primary } },
  '@media': { [media.touch]: { inlineSize: 44, blockSize: 44 } },
});
