import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const group = style({ display: 'grid', gap: vars.space[2], marginBlockStart: vars.space[4] });
export const title = style({ margin: 0, fontSize: vars.font.size.sm, color: vars.color.text.secondary });
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.controlMd,
  padding: `0 ${vars.space[3]}`,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  color: vars.color.text.primary,
  textDecoration: 'none',
  ':hover': { background: vars.color.surface.hover },
});
