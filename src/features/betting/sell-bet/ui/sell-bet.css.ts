import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const box = style({ display: 'grid', gap: vars.space[2], marginBlockStart: vars.space[2] });
export const offer = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], flexWrap: 'wrap' });
export const sell = style({ flex: 1, minWidth: 140 });
export const facts = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 22,
  fontSize: vars.font.size.xs,
  color: vars.color.text.secondary,
});
export const grow = style({ flex: 1, minWidth: 0 });
export const spark = style({ flex: 'none', width: 72, height: 22, direction: 'ltr' });
export const sparkLine = style({ fill: 'none', stroke: vars.color.chart.line, strokeWidth: 1.5 });
export const sparkDot = style({ fill: vars.color.chart.line });
export const validity = style({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  fontVariantNumeric: 'tabular-nums',
});
export const form = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.sunken,
});
export const formTitle = style({ margin: 0, fontSize: vars.font.size.sm, fontWeight: vars.font.weight.semibold });
export const part = style({ display: 'grid', gridTemplateColumns: '1fr 84px', alignItems: 'end', gap: vars.space[2] });
export const range = style({
  width: '100%',
  height: 24,
  margin: 0,
  accentColor: vars.color.accent.solid,
});
export const lines = style({ display: 'grid', gap: 4, margin: 0, fontSize: vars.font.size.sm });
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[2] });
export const term = style({ color: vars.color.text.secondary });
export const value = style({ margin: 0, fontWeight: vars.font.weight.semibold });
export const actions = style({ display: 'flex', gap: vars.space[2], flexWrap: 'wrap' });
export const rule = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'end',
  gap: vars.space[2],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});
