import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const star = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: vars.radius.control,
  color: vars.color.text.tertiary,
  selectors: {
    '&:hover': { color: vars.color.text.primary },
    '&[aria-pressed=true]': { color: vars.color.accent.text },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { [media.touch]: { width: 44, height: 44 } },
});

/** With a word beside it, in the head of a page. */
export const labelled = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
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
  '@media': { [media.touch]: { height: vars.size.controlMd } },
});
export const word = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const filled = style({ flex: 'none', selectors: { '[aria-pressed=true] > &': { fill: 'currentcolor' } } });
