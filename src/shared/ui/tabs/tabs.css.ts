import { globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const strip = style({
  display: 'flex',
  flex: 'none',
  height: 44,
  paddingInline: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});

export const list = style({
  display: 'flex',
  alignItems: 'stretch',
  gap: vars.space[4],
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const tab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  // Where room is short the list scrolls; a tab that shrank would lie under its neighbour.
  flex: 'none',
  minWidth: 24,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.secondary,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-selected=true]': { color: vars.color.text.primary, fontWeight: vars.font.weight.semibold },
    '&[aria-selected=true]::after': {
      content: "''",
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      height: 2,
      background: vars.color.accent.solid,
    },
    '&:hover:not(:disabled)': { color: vars.color.text.primary },
    '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius.xs },
    '&:disabled': { color: vars.color.text.disabled },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-selected=true]::after': { background: 'Highlight' } } } },
});

export const count = style({
  minWidth: 18,
  height: 18,
  paddingInline: 5,
  borderRadius: vars.radius.full,
  background: vars.color.surface.pressed,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.xxs,
  lineHeight: '18px',
  textAlign: 'center',
});
globalStyle(`${tab}[aria-selected=true] ${count}`, {
  background: vars.color.accent.solid,
  color: vars.color.accent.onSolid,
});

export const end = style({ marginInlineStart: 'auto', display: 'flex', alignItems: 'center' });
