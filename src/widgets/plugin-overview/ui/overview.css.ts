import { globalStyle, style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const wide = style({ width: 280 });
export const quiet = style({ color: vars.color.text.secondary, fontSize: vars.font.size.sm });
export const heading = style({ fontSize: vars.font.size.md, fontWeight: vars.font.weight.semibold });
export const scroll = style({ overflowX: 'auto', minWidth: 0 });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: vars.font.size.sm });
globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} th`, {
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.secondary,
  whiteSpace: 'nowrap',
});
/** Paths, names and values of the machine read left to right in every language. */
export const code = style({
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.xs,
  direction: 'ltr',
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
});
