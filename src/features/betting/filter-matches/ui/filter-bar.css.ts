import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  // One line that scrolls sideways: the matches matter more.
  '@media': {
    // The line keeps its hidden words inside it too.
    [media.phone]: {
      position: 'relative',
      flexWrap: 'nowrap',
      padding: `2px ${vars.space[3]}`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});
export const search = style({
  flex: '1 1 96px',
  maxWidth: 240,
  '@media': { [media.phone]: { flex: '0 0 200px', order: 1 } },
});
export const end = style({
  display: 'flex',
  flex: 'none',
  gap: 6,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { marginInlineStart: 0 } },
});
/** On a phone only the icon shows; screen readers still read the label. */
export const shortText = style({
  '@media': {
    [media.phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const zones = style({
  display: 'flex',
  flex: 'none',
  gap: 2,
  padding: 2,
  borderRadius: vars.radius.control,
  background: vars.color.odds.idle,
});
export const zone = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  height: 28,
  paddingInline: 8,
  borderRadius: 4,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.secondary,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': {
      background: vars.color.surface.selected,
      color: vars.color.text.primary,
      fontWeight: vars.font.weight.semibold,
      boxShadow: `0 0 0 1px ${vars.color.border.hairline}`,
    },
    '&:hover': { color: vars.color.text.primary },
  },
  '@media': {
    [media.touch]: { height: 36 },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '1px solid Highlight' } } },
  },
});
export const dot = style({
  width: 6,
  height: 6,
  borderRadius: vars.radius.full,
  background: vars.color.live.solid,
});
