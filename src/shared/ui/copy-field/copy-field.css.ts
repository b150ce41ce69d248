import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const label = style({ fontSize: vars.font.size.xs, fontWeight: vars.font.weight.medium });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlock: vars.space[1],
  paddingInlineStart: vars.space[3],
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
});

export const value = style({
  flex: 1,
  paddingBlock: vars.space[2],
  fontFamily: 'inherit',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const message = style({ margin: 0, fontSize: vars.font.size.xs, color: vars.color.text.secondary });
