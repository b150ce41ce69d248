import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

const line = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  maxWidth: 640,
  padding: vars.space[5],
});
export const title = style({
  margin: 0,
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.semibold,
  outline: 'none',
});
export const table = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[2]} 0`,
  borderBlockEnd: line,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} :is(th, td):last-child`, { textAlign: 'end' });
export const facts = style({ display: 'grid', gridTemplateColumns: '1fr auto', gap: vars.space[2], margin: 0 });
globalStyle(`${facts} dd`, { margin: 0, fontWeight: vars.font.weight.semibold });
export const match = style({ color: vars.color.text.secondary, fontSize: vars.font.size.xs });
export const actions = style({ '@media': { print: { display: 'none' } } });
