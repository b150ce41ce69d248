import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const button = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: vars.size.targetMin,
  color: vars.color.text.tertiary,
  selectors: {
    '&:hover': { background: vars.color.surface.hover, color: vars.color.text.primary },
    '&[aria-pressed=false]': { color: vars.color.accent.text },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
