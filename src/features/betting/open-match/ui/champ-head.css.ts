import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

/** Head of a competition in a list of matches. */
export const champHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  height: vars.size.groupHead,
  paddingInline: '10px 12px',
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.surface.group,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.semibold,
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});

export const count = style({ color: vars.color.text.tertiary, fontWeight: vars.font.weight.regular });

export const arrow = style({
  marginInlineStart: 'auto',
  color: vars.color.text.tertiary,
  selectors: { '[aria-expanded=false] > &': { transform: 'rotate(180deg)' } },
});
