import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const page = style({ padding: vars.space[4], minWidth: 0, background: vars.color.surface.base });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[4],
  marginBlockEnd: vars.space[3],
});
export const title = style({ fontSize: vars.font.size.xl, fontWeight: vars.font.weight.semibold });
export const link = style({ color: vars.color.accent.text, textDecoration: 'underline' });
/** Ten tabs do not fit every column, so the strip wraps and keeps each in sight. */
export const tabs = style({ overflowX: 'auto' });
export const panel = style({ display: 'grid', gap: vars.space[4], paddingBlock: vars.space[4], minWidth: 0 });
export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space[3] });
export const field = style({ width: 160 });
export const wide = style({ width: 280 });
export const quiet = style({ color: vars.color.text.secondary, fontSize: vars.font.size.sm });
/** Paths, names and values of the machine read left to right in every language. */
const code = style({
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.xs,
  direction: 'ltr',
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
});
export const pre = style([
  code,
  {
    margin: 0,
    padding: vars.space[3],
    maxHeight: 320,
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    textAlign: 'start',
    background: vars.color.surface.sunken,
    borderRadius: vars.radius.control,
  },
]);
export const switches = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
  columnGap: vars.space[6],
});
export const block = style({
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});
export const heading = style({ fontSize: vars.font.size.md, fontWeight: vars.font.weight.semibold });
export const fact = style({ display: 'contents' });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  fontSize: vars.font.size.sm,
});
