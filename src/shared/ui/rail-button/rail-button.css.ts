import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const button = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  minBlockSize: vars.size.controlMd,
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.control,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.sm,
  selectors: { '&:hover, &[aria-expanded=true]': { background: vars.color.surface.hover } },
  '@media': { [media.belowDesktop]: { justifyContent: 'center' } },
});

/** Screen readers always read it; it shows where there is room. */
export const text = style({
  '@media': {
    [media.belowDesktop]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const count = style({
  marginInlineStart: 'auto',
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowDesktop]: { marginInlineStart: 0 } },
});
