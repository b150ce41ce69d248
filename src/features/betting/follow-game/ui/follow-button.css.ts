import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

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

/** Shows its word beside it, in the head of a page. */
export const labelled = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: vars.size.controlSm,
  paddingInline: 10,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.secondary,
  selectors: {
    '&:hover': { background: vars.color.surface.hover },
    '&[aria-pressed=true]': {
      background: vars.color.accent.soft,
      borderColor: vars.color.accent.border,
      color: vars.color.accent.text,
    },
  },
  // A finger gets more room than the frame shows: the bar is 40 px high.
  '@media': { [media.touch]: { height: vars.size.controlMd } },
});
export const filled = style({ selectors: { '[aria-pressed=true] > &': { fill: 'currentcolor' } } });
