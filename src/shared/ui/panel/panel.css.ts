import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

/** A small money field holds eight digits, their separators and a currency of three letters. */
export const smallField = '180px';

/** The legs scroll, the foot never does. */
export const scroll = style({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[2] });
export const foot = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.surface.base,
});
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 8,
  fontSize: vars.font.size.sm,
  lineHeight: '18px',
  color: vars.color.text.secondary,
});
export const value = style({
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.primary,
});
export const big = style([value, { fontSize: vars.font.size.lg }]);
export const quiet = style({ fontSize: vars.font.size.xs, lineHeight: '16px', color: vars.color.text.secondary });
export const reasons = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  fontSize: vars.font.size.xs,
  lineHeight: '16px',
  color: vars.color.text.secondary,
});
export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], minWidth: 0 });
export const grow = style({ flex: 1, minWidth: 0 });
export const strong = style({ fontWeight: vars.font.weight.semibold });
export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space[3] });
export const problem = style({ color: vars.color.danger.text });
export const note = style({ margin: `${vars.space[2]} ${vars.space[3]}` });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 6, marginBlockStart: vars.space[2] });
export const faint = style({ color: vars.color.text.tertiary });
