import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const star = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 32,
  borderRadius: vars.radius.control,
  color: vars.color.border.control,
  selectors: {
    '&:hover': { color: vars.color.text.secondary },
    '&[aria-pressed=true]': { color: vars.color.accent.text, fill: 'currentcolor' },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
