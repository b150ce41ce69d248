import { globalStyle, style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

export const heading = style({ margin: 0, fontSize: vars.font.size.md, fontWeight: vars.font.weight.semibold });
export const section = style({ display: 'grid', gap: vars.space[2] });
export const text = style({ margin: 0, maxWidth: '70ch', lineHeight: vars.lineHeight.text });
export const strong = style({ margin: 0, fontSize: vars.font.size.sm, fontWeight: vars.font.weight.semibold });
/** One row on a phone, which scrolls: there the games come first. */
export const categories = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': {
    // The menu beside the page has them.
    [media.aboveNarrow]: { display: 'none' },
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // To the edges of the page, so that what is cut shows that more follows.
      marginInline: `calc(-1 * ${vars.space[4]})`,
      paddingInline: vars.space[4],
    },
  },
});
/** Kinds of one section are at every width. */
export const kinds = style([categories, { '@media': { [media.aboveNarrow]: { display: 'flex' } } }]);
export const shelfHead = style({ display: 'flex', alignItems: 'baseline', gap: vars.space[2] });
export const shelfWay = style({ marginInlineStart: 'auto', fontSize: vars.font.size.sm });
export const category = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: vars.size.controlMd,
  padding: `0 ${vars.space[3]}`,
  border: hairline,
  borderRadius: vars.radius.control,
  color: vars.color.text.primary,
  fontSize: vars.font.size.sm,
  textDecoration: 'none',
  selectors: {
    // The row cuts what stands out of it.
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current=page]': {
      borderColor: vars.color.accent.border,
      background: vars.color.accent.soft,
      color: vars.color.accent.text,
    },
  },
  '@media': { [media.touch]: { minHeight: vars.size.targetTouch } },
});
export const filters = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) repeat(4, minmax(0, 1fr))',
  alignItems: 'end',
  gap: vars.space[3],
  '@media': { [media.narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const tiles = style({
  display: 'grid',
  // Seven a row beside the menu at 1366.
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: `${vars.space[4]} 12px`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[3] } },
});
export const tile = style({ display: 'grid', alignContent: 'start', gap: vars.space[1], minWidth: 0 });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: vars.size.controlSm,
  margin: 0,
});
// The star takes 44 px of a finger's room and no more of the line than before.
globalStyle(`${line} > button`, { '@media': { [media.touch]: { marginBlock: -8, marginInlineEnd: -8 } } });
export const recent = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const played = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[3],
  border: hairline,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
});
export const link = style({ color: vars.color.accent.text, fontWeight: vars.font.weight.semibold });
