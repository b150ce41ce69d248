import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const box = style({ width: 'min(320px, 88vw)', padding: vars.space[3] });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  marginBlockEnd: vars.space[2],
});
globalStyle(`${table} :is(th, td)`, {
  padding: '4px 4px',
  textAlign: 'end',
  fontWeight: vars.font.weight.regular,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});
globalStyle(`${table} :is(th:first-child, tfoot td)`, { textAlign: 'start' });
globalStyle(`${table} :is(thead th, tfoot td)`, { color: vars.color.text.secondary });
export const spark = style({
  width: 74,
  height: 20,
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.chart.line,
  strokeWidth: 1.5,
  verticalAlign: 'middle',
});
export const note = style({ fontSize: vars.font.size.xs, lineHeight: '16px', color: vars.color.text.secondary });
