import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const block = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 6,
  padding: `${vars.space[6]} ${vars.space[4]}`,
  textAlign: 'center',
  fontSize: vars.font.size.sm,
  lineHeight: '19px',
  color: vars.color.text.secondary,
});
export const icon = style({ color: vars.color.text.tertiary, marginBlockEnd: vars.space[1] });
export const title = style({
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.semibold,
  color: vars.color.text.primary,
});
export const details = style({
  fontSize: vars.font.size.xs,
  color: vars.color.text.tertiary,
  overflowWrap: 'anywhere',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});
