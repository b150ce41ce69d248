import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const menu = style({ padding: vars.space[1], minWidth: 180 });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  minHeight: 32,
  paddingInline: 8,
  borderRadius: vars.radius.control,
  color: vars.color.text.secondary,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover, &:focus-visible': { background: vars.color.surface.pressed, color: vars.color.text.primary },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-disabled=true]': { color: vars.color.text.disabled, background: 'none', cursor: 'not-allowed' },
    '&[aria-checked=true]': { color: vars.color.accent.text, fontWeight: vars.font.weight.semibold },
    '&[data-tone=danger]': { color: vars.color.danger.text },
  },
  '@media': { [media.touch]: { minHeight: vars.size.targetTouch } },
});

export const hint = style({ marginInlineStart: 'auto', paddingInlineStart: 16, color: vars.color.text.tertiary });
export const mark = style({ flex: 'none', width: 14 });
export const separator = style({
  height: 1,
  margin: `${vars.space[1]} 0`,
  background: vars.color.border.hairline,
});
