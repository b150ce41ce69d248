import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const group = style({
  // All columns have one width: that of the longest label, where there is room.
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 2,
  padding: 2,
  borderRadius: vars.radius.control,
  background: vars.color.odds.idle,
});

export const option = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  minWidth: 0,
  height: 28,
  paddingInline: 8,
  borderRadius: 4,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.secondary,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: vars.color.surface.selected,
      color: vars.color.text.primary,
      fontWeight: vars.font.weight.semibold,
      boxShadow: `0 0 0 1px ${vars.color.border.hairline}`,
    },
    '&:has(:focus-visible)': { outline: `${vars.focus.width} solid ${vars.color.border.focus}`, outlineOffset: 1 },
    '&:has(:disabled)': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    '&:hover:not(:has(:checked, :disabled))': { color: vars.color.text.primary },
  },
  '@media': {
    [media.forcedColors]: {
      border: '1px solid ButtonBorder',
      selectors: { '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
    [media.touch]: { height: 40 },
  },
});

/** The radio fills its option: the browser gives arrows and group, we draw the picture. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  outline: 'none',
  cursor: 'inherit',
  borderRadius: 'inherit',
});

export const count = style({ color: vars.color.text.tertiary });
