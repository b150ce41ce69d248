import { globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

/** Numbers read from left to right in every language, as on a ticket. */
export const grid = style({
  direction: 'ltr',
  display: 'grid',
  gridTemplateColumns: 'repeat(10, minmax(0, 1fr))',
  gap: vars.space[1],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
export const places = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(92px, 1fr))',
  gap: vars.space[1],
});
export const place = style({ padding: vars.space[1], fontSize: vars.font.size.xs });
export const pay = style({ fontWeight: vars.font.weight.regular });
export const card = style({
  direction: 'ltr',
  tableLayout: 'fixed',
  width: '100%',
  maxWidth: 340,
  marginInline: 'auto',
  borderCollapse: 'collapse',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${card} :is(td, th)`, { height: 36, border: hairline, fontSize: vars.font.size.sm });
export const pool = style({
  width: '100%',
  maxWidth: 420,
  borderCollapse: 'collapse',
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${pool} :is(td, th)`, { padding: vars.space[1], borderBlockEnd: hairline, textAlign: 'end' });
globalStyle(`${pool} :is(td, th):first-child`, { textAlign: 'start' });
globalStyle(`${pool} caption`, { textAlign: 'start' });
