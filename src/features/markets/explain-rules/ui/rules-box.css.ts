import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const box = style({
  display: 'grid',
  gap: vars.space[2],
  width: 'min(320px, 88vw)',
  padding: vars.space[3],
  fontSize: vars.font.size.sm,
  lineHeight: '20px',
});
export const title = style({ fontSize: vars.font.size.sm, fontWeight: vars.font.weight.semibold });
export const examples = style({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${examples} :is(th, td)`, {
  padding: '4px 8px',
  border: `1px solid ${vars.color.border.hairline}`,
  textAlign: 'start',
  fontWeight: vars.font.weight.regular,
});
globalStyle(`${examples} :is(th, td):last-child`, { textAlign: 'end' });
globalStyle(`${examples} th`, { fontSize: vars.font.size.xs, color: vars.color.text.secondary });
// As strong as the cells of a table must be to say it.
globalStyle(`${examples} td`, { color: vars.color.text.secondary });
export const paid = style({});
globalStyle(`${examples} ${paid}`, { color: vars.color.text.primary, fontWeight: vars.font.weight.semibold });
export const facts = style({ display: 'grid', gap: 4, fontSize: vars.font.size.xs, lineHeight: '18px' });
export const fact = style({ display: 'grid', gridTemplateColumns: '84px minmax(0, 1fr)', gap: vars.space[2] });
globalStyle(`${fact} dt`, { color: vars.color.text.secondary, overflowWrap: 'anywhere' });
globalStyle(`${fact} dd`, { margin: 0 });
