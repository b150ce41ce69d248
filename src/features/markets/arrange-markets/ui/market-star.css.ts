import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const star = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  margin: 4,
  borderRadius: vars.radius.control,
  color: vars.color.border.control,
  selectors: {
    '&:hover': { color: vars.color.text.secondary },
    '&[aria-pressed=true]': { color: vars.color.accent.text, fill: 'currentcolor' },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { [media.touch]: { inlineSize: vars.size.targetTouch, blockSize: vars.size.targetTouch, margin: 0 } },
});
