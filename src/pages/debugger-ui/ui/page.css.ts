import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const page = style({ padding: vars.space[6], maxWidth: 1120, background: vars.color.surface.base });
export const title = style({ fontSize: vars.font.size.xl, fontWeight: vars.font.weight.semibold });
export const section = style({
  marginBlockStart: vars.space[6],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.border.hairline}`,
});
export const heading = style({
  marginBlockEnd: vars.space[3],
  fontSize: vars.font.size.md,
  fontWeight: vars.font.weight.semibold,
});
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4], alignItems: 'flex-start' });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  gap: vars.space[4],
  alignItems: 'start',
});
export const item = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start' });
export const caption = style({ fontSize: vars.font.size.xxs, color: vars.color.text.tertiary });
export const cell = style({ width: 76 });
export const card = style({
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface.raised,
  overflow: 'hidden',
});
export const padded = style([card, { padding: vars.space[4] }]);
export const swatch = style({
  width: 32,
  height: 20,
  borderRadius: vars.radius.xs,
  border: `1px solid ${vars.color.border.hairline}`,
});
export const token = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.xs,
});
export const score = style({ fontSize: vars.font.size.xxxl, fontWeight: vars.font.weight.bold });
export const skeletonRow = style({ display: 'flex', alignItems: 'center', gap: vars.space[2], height: vars.size.row });
