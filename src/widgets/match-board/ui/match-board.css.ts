import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const locked = style({ margin: `0 ${vars.space[3]} ${vars.space[2]}` });
export const section = style({ marginBlockEnd: vars.space[4] });
export const sectionHead = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[2]}`,
});
export const sectionTitle = style({
  flex: 1,
  fontSize: vars.font.size.lg,
  fontWeight: vars.font.weight.semibold,
});
export const sectionLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: 24,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  color: vars.color.accent.text,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
