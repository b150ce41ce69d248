import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;
/** Is the card wide enough for every column? */
const wide = '(min-width: 520px)';

export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[4],
});
export const sum = style({
  margin: 0,
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
/** Beside a figure: what it is made of. */
export const below = style({ margin: 0, fontSize: vars.font.size.xs, color: vars.color.text.secondary });
export const body = style({ display: 'grid', gap: vars.space[3], padding: `0 ${vars.space[4]} ${vars.space[4]}` });
export const parts = style({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 380px), 1fr))',
  gap: vars.space[4],
});
export const frame = style({ overflowX: 'auto' });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
});
const cell = style({
  padding: `${vars.space[2]} ${vars.space[2]}`,
  borderBlockEnd: hairline,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { paddingInlineEnd: vars.space[4] } },
});
export const number = style([cell]);
export const head = style([cell, { color: vars.color.text.secondary, fontWeight: vars.font.weight.medium }]);
export const first = style([
  cell,
  {
    paddingInlineStart: vars.space[4],
    textAlign: 'start',
    whiteSpace: 'normal',
    minInlineSize: 96,
    overflowWrap: 'break-word',
    fontWeight: vars.font.weight.regular,
  },
]);
export const total = style({ fontWeight: vars.font.weight.semibold });
export const sort = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  minBlockSize: 24,
  textDecoration: 'underline',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: 3,
});
/** Only a gain has a colour; a loss is as plain as everything else, and both have their sign. */
export const gain = style({ selectors: { '&[data-gain]': { color: vars.color.won.text } } });
export const list = style({ margin: 0, padding: 0, listStyle: 'none', containerType: 'inline-size' });
export const bet = style({
  display: 'grid',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockEnd: hairline,
  fontSize: vars.font.size.sm,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [wide]: { justifyContent: 'end' } },
});
export const what = style({ display: 'grid', gap: vars.space[1], minWidth: 0, overflowWrap: 'anywhere' });
export const tags = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });
export const note = style({ gridColumn: '1 / -1', margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const form = style({ gridColumn: '1 / -1', display: 'grid', gap: vars.space[3], maxInlineSize: 640 });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
});
