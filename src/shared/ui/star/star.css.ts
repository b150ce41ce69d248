import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

/** A button with a star and its label, in the head of a page. */
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
/** The star of a pressed button. */
export const filled = style({ flex: 'none', selectors: { '[aria-pressed=true] > &': { fill: 'currentcolor' } } });
