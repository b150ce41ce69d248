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
export const card = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[4],
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
});
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: vars.space[4],
});
export const group = style({ display: 'grid', gap: vars.space[2], minWidth: 0, margin: 0, padding: 0, border: 'none' });
export const legend = style({
  padding: 0,
  paddingBlockEnd: vars.space[2],
  fontWeight: vars.font.weight.semibold,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space[2] });
