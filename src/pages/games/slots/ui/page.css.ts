import { style } from '@vanilla-extract/css';

import { media, vars } from '@/shared/ui/theme';

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
export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tile = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[4],
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
});
export const link = style({ color: vars.color.accent.text, fontWeight: vars.font.weight.semibold });
