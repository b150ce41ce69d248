import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.font.size.sm,
});
export const key = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const stroke = style({ inlineSize: 24, blockSize: 2, overflow: 'visible' });
const line = style({ strokeWidth: 2 });
/** The same colours as on the canvas. */
export const strokes = {
  line: style([line, { stroke: vars.color.chart.line }]),
  second: style([line, { stroke: vars.color.text.secondary }]),
  third: style([line, { stroke: vars.color.pitch.away }]),
};
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`,
  textAlign: 'end',
  fontWeight: vars.font.weight.regular,
});
globalStyle(`${table} :is(th:first-child)`, { textAlign: 'start' });
globalStyle(`${table} thead th`, { color: vars.color.text.secondary, fontSize: vars.font.size.xs });
export const mark = style({ fontWeight: vars.font.weight.semibold });
export const when = style({ display: 'block', fontSize: vars.font.size.xs, color: vars.color.text.secondary });
