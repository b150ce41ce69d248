import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const open = style({ marginBlockStart: vars.space[2] });
export const facts = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginBlock: vars.space[2],
  fontSize: vars.font.size.xs,
  color: vars.color.text.secondary,
});
export const form = style({
  display: 'grid',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.sunken,
});
export const title = style({ margin: 0, fontSize: vars.font.size.sm, fontWeight: vars.font.weight.semibold });
export const quiet = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  margin: 0,
  fontSize: vars.font.size.xs,
  color: vars.color.text.secondary,
});
export const legs = style({ display: 'grid', gap: vars.space[2], margin: 0, padding: 0, listStyle: 'none' });
export const leg = style({
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
});
export const what = style({ display: 'grid', flex: 1, gap: vars.space[1], minWidth: 0 });
export const outcome = style({ fontSize: vars.font.size.sm, fontWeight: vars.font.weight.semibold });
export const odds = style({ fontWeight: vars.font.weight.semibold, color: vars.color.text.primary });
export const add = style({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: vars.space[1] });
export const sums = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${sums} :is(th, td)`, {
  padding: `${vars.space[1]} 0`,
  textAlign: 'end',
  fontWeight: vars.font.weight.regular,
});
globalStyle(`${sums} :is(th:first-child)`, { textAlign: 'start', color: vars.color.text.secondary });
globalStyle(`${sums} thead th`, { color: vars.color.text.secondary, fontSize: vars.font.size.xs });
globalStyle(`${sums} td:last-child`, { fontWeight: vars.font.weight.semibold });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const confirm = style({ flex: 1, minWidth: 140 });
