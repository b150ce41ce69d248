import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

import { smallWidth } from './stake-field.css';

export const foot = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  padding: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.surface.base,
});
export const presets = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: 6 });
export const preset = style({ paddingInline: 4, fontVariantNumeric: 'tabular-nums' });
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[2] });
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
export const beside = style({ color: vars.color.text.tertiary });
export const common = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${smallWidth}`,
  alignItems: 'center',
  gap: 8,
  fontSize: vars.font.size.sm,
  color: vars.color.text.secondary,
});
export const reasons = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 4,
  fontSize: vars.font.size.xs,
  lineHeight: '16px',
  color: vars.color.text.secondary,
});
export const reason = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  flexWrap: 'wrap',
  justifyContent: 'center',
});
export const warn = style({ color: vars.color.warning.text });
