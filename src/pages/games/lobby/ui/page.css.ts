import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`;

export const heading = style({ margin: 0, fontSize: vars.font.size.md, fontWeight: vars.font.weight.semibold });
export const section = style({ display: 'grid', gap: vars.space[2] });
export const text = style({ margin: 0, maxWidth: '70ch', lineHeight: vars.lineHeight.text });
export const strong = style({ margin: 0, fontSize: vars.font.size.sm, fontWeight: vars.font.weight.semibold });
export const categories = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const category = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.controlMd,
  padding: `0 ${vars.space[3]}`,
  border: hairline,
  borderRadius: vars.radius.control,
  color: vars.color.text.primary,
  fontSize: vars.font.size.sm,
  textDecoration: 'none',
  selectors: {
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
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'end',
  gap: vars.space[3],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gap: vars.space[4],
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
