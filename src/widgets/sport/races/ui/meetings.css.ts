import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

export const section = style({ display: 'grid', gap: vars.space[2] });
export const heading = style({ margin: 0, fontSize: vars.font.size.md, fontWeight: vars.font.weight.semibold });
export const bar = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  background: vars.color.surface.group,
});
export const strong = style({ fontWeight: vars.font.weight.semibold });
export const quiet = style({
  margin: 0,
  color: vars.color.text.secondary,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.regular,
});
export const soon = style({ color: vars.color.live.text, fontSize: vars.font.size.xs });
export const link = style({ color: vars.color.accent.text });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const card = style({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space[2],
  minInlineSize: 0,
  padding: vars.space[2],
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
});
export const cardLink = style({
  display: 'grid',
  gap: vars.space[1],
  color: vars.color.text.primary,
  fontSize: vars.font.size.sm,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const when = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const meeting = style({
  display: 'grid',
  gridTemplateColumns: '184px minmax(0, 1fr)',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: hairline,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const course = style({
  '@media': { [media.narrow]: { display: 'flex', alignItems: 'baseline', gap: vars.space[2] } },
});
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.semibold,
  overflowWrap: 'anywhere',
});
export const races = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(100px, 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const race = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: vars.size.targetTouch,
  padding: `0 ${vars.space[2]}`,
  border: hairline,
  borderRadius: vars.radius.control,
  color: vars.color.text.primary,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { background: vars.color.surface.hover } },
});
export const run = style({ background: vars.color.surface.sunken, fontWeight: vars.font.weight.regular });
export const nextRace = style({ borderColor: vars.color.border.control });

export const results = style({ margin: 0, padding: 0, listStyle: 'none' });
export const result = style({
  display: 'grid',
  gridTemplateColumns: '184px minmax(0, 1fr)',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBlockEnd: hairline,
  fontSize: vars.font.size.sm,
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const placed = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
