import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const wait = style({
  margin: `${vars.space[2]} 0 0`,
  fontSize: vars.font.size.xs,
  lineHeight: '16px',
  color: vars.color.text.secondary,
});
export const box = style({ display: 'grid', gap: vars.space[2], marginBlockStart: vars.space[2] });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.font.size.sm });
globalStyle(`${table} th, ${table} td`, {
  padding: 0,
  paddingBlock: 2,
  fontWeight: vars.font.weight.regular,
  textAlign: 'end',
});
globalStyle(`${table} thead th`, { fontSize: vars.font.size.xxs, color: vars.color.text.tertiary });
globalStyle(`${table} tbody th`, { color: vars.color.text.secondary, textAlign: 'start' });
globalStyle(`${table} td`, { color: vars.color.text.secondary, fontVariantNumeric: 'tabular-nums' });
globalStyle(`${table} :is(th, td) + :is(th, td)`, { paddingInlineStart: vars.space[2] });
export const offered = style({});
globalStyle(`${table} td.${offered}`, { color: vars.color.text.primary, fontWeight: vars.font.weight.semibold });
export const left = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 4,
  margin: 0,
  fontSize: vars.font.size.xs,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.secondary,
});
export const actions = style({ display: 'flex', gap: vars.space[2] });
export const take = style({ flex: 1 });
