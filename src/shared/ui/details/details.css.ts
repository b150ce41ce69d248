import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const details = style({});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 36,
  paddingInline: 12,
  listStyle: 'none',
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.semibold,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.color.surface.hover },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
export const arrow = style({
  marginInlineStart: 'auto',
  color: vars.color.text.tertiary,
  transition: `transform ${vars.motion.duration.fast}`,
});
globalStyle(`${details}[open] > ${summary} ${arrow}`, { transform: 'rotate(180deg)' });
export const count = style({ color: vars.color.text.tertiary, fontWeight: vars.font.weight.regular });
