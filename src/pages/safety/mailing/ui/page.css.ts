import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

/** Head, cards and lines look as on every other office page. */
export { page, quiet, title } from '@/shared/ui/office-page';

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
