import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const filter = style({
  display: 'flex',
  gap: 6,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});
export const bet = style({
  padding: `10px ${vars.space[3]}`,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 8,
  fontSize: vars.font.size.sm,
});
export const name = style({ display: 'flex', alignItems: 'center', gap: 6, fontWeight: vars.font.weight.semibold });
export const terms = style({ fontSize: vars.font.size.xs, color: vars.color.text.secondary, whiteSpace: 'nowrap' });
export const sums = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  marginBlockStart: 8,
  fontSize: vars.font.size.xs,
  color: vars.color.text.secondary,
});
export const small = style({ fontSize: vars.font.size.xxs, lineHeight: '16px', color: vars.color.text.tertiary });
export const payout = style({
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.semibold,
  selectors: { '&[data-outcome=won]': { color: vars.color.won.text } },
});
export const legStatus = style({
  fontSize: vars.font.size.xs,
  textAlign: 'end',
  color: vars.color.text.secondary,
  selectors: {
    '&[data-stand=winning]': { color: vars.color.won.text, fontWeight: vars.font.weight.medium },
  },
});
export const legPrice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.secondary,
});
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: 'none',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  fontSize: vars.font.size.xs,
});
export const age = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  color: vars.color.text.secondary,
});
export const history = style({ marginInlineStart: 'auto', fontWeight: vars.font.weight.medium });
export const loading = style({ display: 'grid', gap: 8, padding: vars.space[3] });
