import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const chip = style({
  // Contains the hidden label of its count. Otherwise they are next to the scrolling list and make the page scroll too.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  height: 28,
  paddingInline: 10,
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.control,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.secondary,
  whiteSpace: 'nowrap',
  touchAction: 'manipulation',
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.surface.hover },
    '&[aria-pressed=true], &[aria-selected=true], &[aria-current], &[data-on]': {
      background: vars.color.accent.soft,
      borderColor: vars.color.accent.border,
      color: vars.color.accent.text,
    },
    '&:disabled': { color: vars.color.text.disabled },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-pressed=true], &[aria-selected=true], &[aria-current], &[data-on]': {
          background: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
    [media.touch]: { height: 36 },
  },
});

export const count = style({
  color: vars.color.text.tertiary,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});
export const removable = style([chip, { paddingInlineEnd: 2 }]);
export const remove = style({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: vars.radius.xs,
});
