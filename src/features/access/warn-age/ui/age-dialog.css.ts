import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const body = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[8]} ${vars.space[5]} ${vars.space[6]}`,
  textAlign: 'center',
  overflowY: 'auto',
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 72,
  blockSize: 72,
  border: `4px solid ${vars.color.danger.solid}`,
  borderRadius: vars.radius.full,
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  direction: 'ltr',
});
export const title = style({
  marginBlockStart: vars.space[2],
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.lineHeight.row,
});
export const text = style({ color: vars.color.text.secondary });
export const terms = style({ fontSize: vars.font.size.xs, color: vars.color.text.tertiary });
export const link = style({
  display: 'inline-block',
  minBlockSize: 24,
  lineHeight: '24px',
  color: vars.color.accent.text,
  textDecoration: 'underline',
});
export const actions = style({
  display: 'grid',
  gap: vars.space[2],
  inlineSize: '100%',
  marginBlockStart: vars.space[3],
});
