import { globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

export const search = style({ maxWidth: 420, marginBlockEnd: vars.space[3] });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.font.size.sm });
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[2]} ${vars.space[2]}`,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.font.weight.regular,
});
globalStyle(`${table} thead th`, { fontSize: vars.font.size.xs, color: vars.color.text.secondary });
globalStyle(`${table} thead th:last-child`, { textAlign: 'end' });
globalStyle(`${table} tr[data-changed]`, { background: vars.color.surface.selected });
/** A column for which a phone has no room. */
export const wide = style({ '@media': { [media.narrow]: { display: 'none' } } });
export const name = style({ display: 'block', fontWeight: vars.font.weight.semibold, whiteSpace: 'nowrap' });
export const quiet = style({ display: 'block', color: vars.color.text.secondary, fontSize: vars.font.size.xs });
export const fare = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'baseline' });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'center',
  justifyContent: 'end',
});
