import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[5],
  '@media': { [media.narrow]: { padding: vars.space[4] } },
});
export const title = style({
  margin: 0,
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.semibold,
  outline: 'none',
});
export const quiet = style({ margin: 0, fontSize: vars.font.size.sm, color: vars.color.text.secondary });
export const card = style({
  overflow: 'hidden',
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockEnd: hairline,
});
export const name = style({ margin: 0, fontSize: vars.font.size.md, fontWeight: vars.font.weight.semibold });
export const body = style({ display: 'grid', gap: vars.space[3], padding: vars.space[4] });
export const empty = style([quiet, { padding: vars.space[4] }]);
export const link = style({ color: vars.color.accent.text });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.font.size.sm });
export const cell = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: hairline,
  textAlign: 'start',
});
export const number = style([cell, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }]);
export const own = style({ background: vars.color.accent.soft });
