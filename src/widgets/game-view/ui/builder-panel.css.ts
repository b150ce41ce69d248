import { style } from '@vanilla-extract/css';

import { vars } from '@/shared/ui/theme';

export const panel = style({
  display: 'grid',
  gap: vars.space[2],
  padding: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  background: vars.color.surface.sunken,
});
export const quiet = style({ fontSize: vars.font.size.xs, color: vars.color.text.secondary });
export const parts = style({ display: 'grid', gap: vars.space[1], listStyle: 'none' });
export const part = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 32,
  paddingInlineStart: vars.space[2],
  border: `1px solid ${vars.color.border.hairline}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface.base,
  fontSize: vars.font.size.sm,
});
export const name = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const foot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
export const price = style({ minWidth: 160, flex: '0 1 220px' });
